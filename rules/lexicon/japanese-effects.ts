import { actsOf, type Effects, type Objection, ONE_SENSE, objectsTo } from './effects.js';
import { japanese } from './japanese.js';
import { JAPANESE_VERBS } from './japanese-verbs.js';
import { KANA } from './languages.js';

/** Nouns of acts that leave things alone wherever a description has them. */
const LOOKING: ReadonlySet<string> = new Set(
  '取得 検索 表示 一覧表示 一覧取得 照会 参照 閲覧 確認 一覧 列挙 抽出 探索 調査 分析 解析 集計 計算 算出 推定 推測 予測 評価 判定 判断 識別 検出 比較 照合 分類 特定 出力 入力 返答 回答 応答 説明 要約 翻訳 並べ替え 絞り込み 指定 使用 利用 活用 提供 紹介 案内 リスト リストアップ クエリ フィルタ フィルタリング フィルター ソート レビュー チェック サポート 設定 構成 対応 記載 サマリー アクセス ガイド プレビュー'.split(
    ' ',
  ),
);

const ACTS: readonly string[] = [
  ...JAPANESE_VERBS.nouns.split(/\s+/),
  ...JAPANESE_VERBS.destroys.split(' '),
  ...'既読 未読 トークン ロック 上書 取消 取り消 書き込 書込 引き出し 払い出し 出品 払戻'.split(' '),
]
  .filter((noun) => noun.length > 1 && !LOOKING.has(noun))
  .sort((a, b) => b.length - a.length);

/** Where no noun like 作成日 (day of creation) is made of the act, and nothing says that it was done before. */
const ACT = new RegExp(
  `(?:${[...new Set(ACTS)].join('|')})(?!日|者|時|済|された|されて|履歴|状況|状態|一覧|情報|内容|元|先|可能|件数|数|名|番号|ログ|記録|種別|方法)`,
);

/** Verbs that are no nouns, by their stems: 送る, 消す, 移す … in any form that acts. */
const STEMS: readonly string[] = [
  ...JAPANESE_VERBS.godan.split(/\s+/),
  ...JAPANESE_VERBS.destroysGodan.split(' '),
  ...JAPANESE_VERBS.ichidan.split(/\s+/),
  ...JAPANESE_VERBS.destroysIchidan.split(' '),
]
  .filter(
    (verb) =>
      !/^(?:調べる|見る|見つける|探す|捜す|読む|返す|示す|表す|含む|使う|数える|比べる|選ぶ|聞く|並べる|まとめる|分ける|絞る|絞り込む|並べ替える|求める|得る|教える|知らせる|確かめる|見せる|合わせる|組み合わせる|読み取る|読み込む|見出す|見いだす|行う|行なう|おこなう|伴う|整う|立つ|問う|進む|回る|載る|当てる|受ける|考える|開く|書く|作る|持つ)$/.test(
        verb,
      ),
  )
  .map((verb) => verb.slice(0, -1))
  .filter((stem) => /[\u4e00-\u9fff]/.test(stem));
const VERB = new RegExp(
  `(?:${STEMS.join('|')}|書|作|開)(?:る|す|く|ぐ|う|つ|ぶ|む|ま?します|[いきしちにびみり]?ます|(?:[いしっん])?[てで](?!い)|[いきしちにびみり]?、|[いしっん]?た[りら]|[いきしちにびみり]?(?:つつ|ながら))`,
);
/** Said without a verb: made so, one time only. */
const TELLING = /に(?:して|します|する)(?!よ)|ワンタイム|一度(?:だけ|限り)|パスワード/;

/** Particles and phrases that a clause ends with before a comma without an act. */
const NO_ACT =
  /(?:[はがでにをもとやかのへ]|から|まで|など|より|ごと|だけ|のみ|ため|場合|とおり|すべて|全て)$/;
/** Forms in て that are no acts, or say by what is looked for. */
const NO_TE =
  /(?:とし|につい|によっ|に対し|に関し|に応じ|に基づい|にわたっ|使っ|用い|指定し|通じ|含め|まとめ|合わせ|加え|すべ|全)て$/;
const HIRAGANA_END = /[\u3041-\u3096]$/;
/** Where one act goes over into the next without a comma. */
const TE = /[\u3041-\u3096]て(?=[\u4e00-\u9fff\u30a0-\u30ff])/g;
const SENTENCE = /[^。！？!?\n]+/g;

function actIn(text: string): Objection {
  const told = TELLING.exec(text)?.[0] ?? ACT.exec(text)?.[0] ?? VERB.exec(text)?.[0] ?? joinedIn(text);
  if (told !== undefined) return told;
  return (text.match(SENTENCE) ?? [])
    .slice(1)
    .find(
      (sentence) =>
        KANA.test(sentence) && !isLooking(japanese.opening(sentence).verb ?? '') && !isGiven(sentence),
    );
}

/** What comes back is said in a sentence of its own. */
function isGiven(sentence: string): boolean {
  return japanese.opening(sentence).verb === '返す';
}

function isLooking(said: string): boolean {
  return [...LOOKING].some((each) => said.endsWith(each));
}

/** The end of a clause that another one follows, unless it is an act of looking or none. */
function joinedIn(text: string): Objection {
  const clauses = text.split('、').slice(0, -1);
  const joined = [...text.matchAll(TE)].map(({ 0: te, index }) => text.slice(0, index + te.length));
  return [...clauses, ...joined].find((clause) => {
    if (!HIRAGANA_END.test(clause) || NO_ACT.test(clause) || NO_TE.test(clause)) return false;
    return !isLooking(clause.replace(/(?:を?(?:し(?:て|たり|つつ|ながら)?|した(?:後|あと|上|り)))$/, ''));
  });
}

export const japaneseEffects: Effects = {
  tag: 'ja',
  acts: actsOf([
    // Not 返す, 返却 and 表示: a thing is given back, and a notice is shown.
    ['reads', 'look', '取得 一覧 一覧表示 一覧取得 照会 参照 閲覧 列挙'],
    ['reads', 'search', '検索 探す 探索'],
    ['creates', 'create', '作成 新規作成 追加'],
    ['creates', 'add', '追加'],
    ['changes', 'update', '更新 変更 編集 修正'],
    ['destroys', 'delete', '削除 消去'],
    ['destroys', 'remove', '除去'],
  ]),
  otherSense: ONE_SENSE,
  againstReading: actIn,
  againstWriting: objectsTo(/読み取り専用|変更しません|作成しません|プレビュー|シミュレ|ガイド(?!は)|手順/),
  againstAdding: objectsTo(/上書|置換|置き換|更新|変更|削除|既存|既に|すでに|存在する場合|リセット/),
  againstDestroying: objectsTo(/ゴミ箱|ごみ箱|復元|アーカイブ|論理削除|取り消せます|元に戻せます|非表示|隠/),
  saysRepeatable: (text) => /(?<!非)(?:冪等|べき等)(?!でな|ではな)/.test(text),
};
