import { JAPANESE_VERBS } from './japanese-verbs.js';
import type { Lexicon, Opening } from './lexicon.js';
import { phrases } from './phrases.js';

/** How far into a description its first sentence is looked for. */
const REACH = 600;

const split = (words: string): string[] => words.split(' ');

const destroyingNouns = split(JAPANESE_VERBS.destroys);
const verbalNouns: ReadonlySet<string> = new Set([...split(JAPANESE_VERBS.nouns), ...destroyingNouns]);
const ichidan = [...split(JAPANESE_VERBS.ichidan), ...split(JAPANESE_VERBS.destroysIchidan)];
const godan = [...split(JAPANESE_VERBS.godan), ...split(JAPANESE_VERBS.destroysGodan)];

const destroys: ReadonlySet<string> = new Set([
  ...destroyingNouns,
  ...split(JAPANESE_VERBS.destroysIchidan),
  ...split(JAPANESE_VERBS.destroysGodan),
]);

/** The rows of the five vowels in which the last syllable of a godan verb moves: plain, before ます, potential, te-form. */
const GODAN_ROWS: Readonly<Record<string, readonly [stem: string, potential: string, te: string]>> = {
  う: ['い', 'え', 'って'],
  く: ['き', 'け', 'いて'],
  ぐ: ['ぎ', 'げ', 'いで'],
  す: ['し', 'せ', 'して'],
  つ: ['ち', 'て', 'って'],
  ぬ: ['に', 'ね', 'んで'],
  ぶ: ['び', 'べ', 'んで'],
  む: ['み', 'め', 'んで'],
  る: ['り', 'れ', 'って'],
};

/** Which forms may stand: any, or only those that can describe a noun ("…を返すツール"). */
interface Forms {
  /** Plain forms, and potential ones. */
  readonly plain: ReadonlyMap<string, string>;
  /** Forms that close a sentence: ます, "てください". */
  readonly closing: ReadonlyMap<string, string>;
  /** The bare stem, which closes a sentence as a noun does: "設定を切り替え". */
  readonly stems: ReadonlyMap<string, string>;
}

const forms = inflected();
const LONGEST_FORM = Math.max(...[...forms.closing.keys()].map((form) => form.length));

function inflected(): Forms {
  const plain = new Map<string, string>();
  const closing = new Map<string, string>();
  const stems = new Map<string, string>();
  const add = (verb: string, stem: string, potentials: readonly string[], te: string): void => {
    plain.set(verb, verb);
    closing.set(`${stem}ます`, verb);
    for (const potential of potentials) {
      plain.set(`${potential}る`, verb);
      closing.set(`${potential}ます`, verb);
    }
    for (const please of ['ください', '下さい', 'くれます']) closing.set(`${te}${please}`, verb);
    if (stem.length > 2) stems.set(stem, verb);
  };
  for (const verb of ichidan) {
    const stem = verb.slice(0, -1);
    // "られる" is the passive too, and a thing that "is shown" acts on nothing.
    add(verb, stem, [], `${stem}て`);
  }
  for (const verb of godan) {
    const [stem, potential, te] = GODAN_ROWS[verb.slice(-1)] ?? ['', '', ''];
    const root = verb.slice(0, -1);
    add(verb, root + stem, [root + potential], root + te);
  }
  return { plain, closing, stems };
}

const SENTENCE = /[^。！？\n]*?(?:[。！？\n]|[.!?](?=\s)|$)/g;
/** Brackets are asides, wherever they stand. */
const ASIDE = /（[^（）]*）|\([^()]*\)|\[[^[\]]*\]|【[^【】]*】|〔[^〔〕]*〕|［[^［］]*］/g;
const DECORATION_AT_START = /^(?:\d+[.)．、）]\s*|[^\p{L}\p{N}「『`"“]+)/u;
/** Marks, quotes, emphasis and emoji behind the last word. */
const DECORATION_AT_END = /[^\p{L}\p{N}ー々]+$/u;
/** A note set off by a dash, a bar or ※. */
const NOTE = /\s*(?:※|\s[-–—―|｜]\s|――|——|[：:]\s).*$/u;
/** A label that stands alone, before the sentence. */
const LABEL = /^[^。]{0,40}[:：|｜]$/u;

/** What a description calls the thing it describes, behind the clause that says what it does. */
const SELF_NOUN =
  '(?:(?:MCP|API|Web)\\s?)?(?:ツール|関数|API|エンドポイント|コマンド|メソッド|機能|サービス|操作|インターフェース|インターフェイス|ヘルパー|ユーティリティ|スキル|プラグイン|アクション|もの)';
const COPULA = '(?:です|だ|である|になります|となります)?';
/** "…するツールです", "…するためのAPI": the clause before it says what the tool does. */
const AS_ATTRIBUTE = new RegExp(`(?:(?:ため|為)の)?${SELF_NOUN}${COPULA}$`);
/** "…するために使用します", "…するのに使えます". */
const FOR_PURPOSE =
  /(?:(?:ため|為)に|のに)(?:使用|利用|活用)?(?:使います|使う|使えます|使われます|用います|用いる|用いられます|します|する|されます|される|できます|できる|役立ちます|役立つ)$/;
/** "…することができます", "…することが可能です". */
const ABILITY = /こと(?:が|も)(?:できます|できる|出来ます|出来る|可能です|可能)$/;

/** When a tool is to be used is not what it does. */
const OCCASION = '(?:とき|時|場合|際|前|後|ケース|場面|たら|れば|なら)';
const GUIDANCE = new RegExp(
  `${OCCASION}(?:に(?:は|のみ|だけ)?|は|のみ|だけ|、)?、?(?:[^、。]{0,20}[をに])?(?:必ず|まず|優先的に)?(?:使|用い|利用|使用|活用|呼び出|呼ん|呼び|実行|参照|選択|選ん)[^、。]{0,8}$`,
);
/** To use the tool is no act of the tool. */
const USE_OF_SELF =
  /(?:ツール|関数|API|これ|機能|コマンド)を(?:ご)?(?:使|用い|利用|使用|活用|呼び出|呼ん)[^、。]{0,8}$/;
const USING: ReadonlySet<string> = new Set(['使う', '使用', '利用']);

/** Forms of する; those that close a sentence only, and those that can describe a noun. */
const SURU_PLAIN = /(?:する|できる|出来る|いたす|致す)$/;
const SURU_CLOSING =
  /(?:する|します|いたします|致します|できる|できます|出来る|出来ます|してください|して下さい|してくれます|しなさい|が可能です|が可能)$/;
const CAN = /(?:できる|できます|出来る|出来ます|が可能です|が可能)$/;
/** The noun before する: ideographs, katakana, Latin letters, and the mixed ones of the list. */
const RUN = /[\p{Script=Han}々\p{Script=Katakana}ーA-Za-z0-9]+$/u;
/** Verbs of being with する say no act. */
const NO_ACTS: readonly string[] = split(
  '存在 該当 相当 依存 関連 関係 由来 位置 意味 一致 共通 類似 準拠 対応 機能 動作 失敗 成功',
);
const LIGHT_VERBS =
  /を?(?:行う|行います|行なう|行ないます|おこないます|行えます|行える|実施します|実施する|実行します|実行する|かけます)$/;

/** Adverbs that stand between the object and a bare verbal noun: "ファイルを一括削除". */
const ADVERB =
  /(?:一括(?:で)?|自動(?:的に|で)?|強制(?:的に)?|全件|新規(?:に)?|完全(?:に)?|即時|即座に|同時に|順次|部分的に|手動(?:で)?|非同期(?:で)?|同期的に|永久(?:に)?|恒久的に|詳細|簡易|再|仮|全文|再帰的に|直接|安全に|個別に|まとめて|すべて|全て|高速(?:に)?|並列|定期的に|初回)$/;
/** What a bare verbal noun must stand behind to be the verb of its sentence: "情報を取得", not "情報の取得", "情報取得". */
const PARTICLE = /(?:[をへで]|に|から|まで|より|て|し、|と)$/;
/** A noun of any parts right behind an object: "候補を自動分類". */
const AFTER_OBJECT = /を[\p{Script=Han}々\p{Script=Katakana}ー]{2,10}$/u;
const CONJUNCTION = /(?:・|／|\/|、|および|及び|または|又は|や|と|、または|かつ|\s?(?:and|or)\s?)$/;
const LAST_WORD = /[\p{Script=Han}々\p{Script=Katakana}ーA-Za-z0-9]*\p{Script=Hiragana}*$/u;

/** The verb that the first sentence of a Japanese description ends with. */
function opening(text: string): Opening {
  let word = '';
  const plainText = withoutAsides(text.slice(0, REACH));
  for (const [raw] of plainText.matchAll(SENTENCE)) {
    const sentence = raw.trim().replace(DECORATION_AT_START, '');
    if (sentence.replace(DECORATION_AT_END, '') === '') {
      if (raw === '') break;
      continue;
    }
    const found = closingVerb(sentence) ?? closingVerb(sentence.replace(NOTE, ''));
    if (found) return found;
    if (word === '') word = lastWord(sentence.replace(NOTE, '')) || lastWord(sentence);
    // A heading that ends in a colon is a label: the sentence is behind it.
    if (!LABEL.test(sentence)) break;
  }
  return { word, verb: undefined };
}

function withoutAsides(text: string): string {
  return text.replace(ASIDE, '').replace(ASIDE, '');
}

function lastWord(sentence: string): string {
  return LAST_WORD.exec(sentence.replace(DECORATION_AT_END, ''))?.[0] ?? '';
}

function closingVerb(sentence: string): Opening | undefined {
  const whole = sentence.replace(DECORATION_AT_END, '');
  if (whole === '' || GUIDANCE.test(whole) || USE_OF_SELF.test(whole)) return undefined;
  for (const ending of [AS_ATTRIBUTE, FOR_PURPOSE, ABILITY]) {
    const clause = ending.test(whole) ? whole.replace(ending, '') : undefined;
    const verb = clause === undefined ? undefined : plainVerb(clause);
    if (verb !== undefined) return verb;
  }
  return politeVerb(whole) ?? bareVerb(whole);
}

/** A verb that ends a clause in its plain form. */
function plainVerb(clause: string): Opening | undefined {
  return light(clause) ?? withSuru(clause, SURU_PLAIN, forms.plain);
}

/** A verb in a form that ends a sentence. */
function politeVerb(sentence: string): Opening | undefined {
  return light(sentence) ?? listed(sentence, forms.plain) ?? withSuru(sentence, SURU_CLOSING, forms.closing);
}

/** "削除を行います" does what the noun says. */
function light(sentence: string): Opening | undefined {
  const carrier = LIGHT_VERBS.exec(sentence)?.[0];
  if (!carrier?.startsWith('を')) return undefined;
  const noun = verbalNounAt(sentence.slice(0, -carrier.length));
  return noun === undefined ? undefined : { word: noun + carrier, verb: noun };
}

/** The longest form of the lists that `sentence` ends with. */
function listed(sentence: string, known: ReadonlyMap<string, string>): Opening | undefined {
  for (let length = Math.min(LONGEST_FORM, sentence.length); length > 1; length--) {
    const word = sentence.slice(-length);
    const verb = known.get(word);
    if (verb !== undefined) return { word, verb };
  }
  return undefined;
}

/**
 * A form of する behind a noun, or a form of another verb. Any noun before する makes a verb; "既読にします" and
 * "短くする" make something so. The listed nouns come first: 表示します is no form of 示す.
 */
function withSuru(sentence: string, suru: RegExp, others: ReadonlyMap<string, string>): Opening | undefined {
  const ending = suru.exec(sentence)?.[0];
  if (ending === undefined) return listed(sentence, others);
  const before = sentence
    .slice(0, -ending.length)
    .replace(/[\s`]+$/u, '')
    .replace(/を$/, '');
  const canOnly = CAN.test(ending);
  const noun = verbalNounAt(before);
  if (noun !== undefined) return canOnly && USING.has(noun) ? undefined : { word: noun + ending, verb: noun };
  const other = listed(sentence, others);
  if (other !== undefined) return other;
  const run = RUN.exec(before)?.[0] ?? '';
  // One ideograph is the stem of a word of its own: 関する, 属する, 有する say no act.
  if (run.length > 1)
    return NO_ACTS.some((noAct) => run.endsWith(noAct)) ? undefined : { word: run + ending, verb: run };
  return !canOnly && /(?:に|く|と)$/.test(before) ? { word: ending, verb: 'する' } : undefined;
}

/** The longest verbal noun of the list that `text` ends with. */
function verbalNounAt(text: string): string | undefined {
  for (let length = Math.min(LONGEST_FORM, text.length); length > 1; length--) {
    const noun = text.slice(-length);
    if (verbalNouns.has(noun)) return noun;
  }
  return undefined;
}

/** A bare verbal noun or stem behind its object: "ユーザー情報を取得", "事業所を設定・切り替え". */
function bareVerb(sentence: string): Opening | undefined {
  const noun = bareNounAt(sentence);
  if (noun === undefined) return undefined;
  if (AFTER_OBJECT.test(sentence)) return noun;
  let before = sentence.slice(0, -noun.word.length);
  for (let previous: Opening | undefined = noun; previous; ) {
    while (ADVERB.test(before)) before = before.replace(ADVERB, '');
    const trimmed = before.trimEnd();
    if (trimmed === '' || (PARTICLE.test(trimmed) && !CONJUNCTION.test(trimmed))) return noun;
    if (!CONJUNCTION.test(trimmed)) return undefined;
    const rest = trimmed.replace(CONJUNCTION, '');
    previous = bareNounAt(rest);
    // "…を検証し、登録" goes on from another verb; "…をAと比較" has a particle that looks like a conjunction.
    if (!previous)
      return /(?:し|って|して)$/.test(rest) || /と$/.test(trimmed) || /を/.test(rest) ? noun : undefined;
    before = rest.slice(0, -previous.word.length);
  }
  return undefined;
}

function bareNounAt(text: string): Opening | undefined {
  const stem = listed(text, forms.stems);
  const noun = verbalNounAt(text);
  if (noun !== undefined && noun.length >= (stem?.word.length ?? 0)) return { word: noun, verb: noun };
  return stem;
}

/** Denials of the verb before them. */
const NOT = '(?:(?:し|は|に|が|と|を)*(?:なり|発生し|返し|スローし|起き)?(?:ません|ない|なく|なし|無し|ず))';

const FORMATS = '(?:JSON|JSONL|CSV|XML|HTML|Markdown|PDF|PNG|JPE?G|SVG|YAML|Base64|Excel|テキスト|バイナリ)';

/** Words that make an obligation hold in some cases only. */
const CONDITION =
  '(?:場合|とき|(?<![日臨同])時(?![間刻点差期系])|際(?!限)|ならば?|れば|たら|いずれか|どちらか|一方|のみ|または|又は|限り|以外)';

/** What comes back is an error and nothing else: that says how a call fails. A list or log of errors is a result. */
const AN_ERROR = '(?:エラー(?!の?(?:一覧|ログ|リスト|履歴|件数))[^。、]{0,8}|例外|[45]\\d\\d)を、?';

export const japanese: Lexicon = {
  tag: 'ja',
  name: 'Japanese',
  opening,
  destroys,
  returns: phrases(
    [
      '返',
      `(?<![りき繰折見裏掘])(?<!${AN_ERROR})返(?:します|す(?!る)|して(?!くださ)|し、|されます|される|却します|却する|却され|却し、|却して(?!くださ))`,
    ],
    ['返却', '返却(?=[。\\s（(]|$)|返却値'],
    ['戻り値', `戻り値(?!(?:は|が)?[^。]{0,6}(?:ありません|なし|無し|ない|void))`],
    ['返り値', `返り値(?!(?:は|が)?[^。]{0,6}(?:ありません|なし|無し|ない|void))`],
    [
      '出力',
      '(?<![にへ])出力(?:します|する(?!ファイル|先)|されます|し、)|出力(?:結果|内容|形式|値)?(?:は(?!し)|には|[:：])',
    ],
    ['結果', `結果(?:は|には|[:：])(?![^。]*(?:ありません|ません|ない))`],
    ['レスポンス', `(?:レスポンス)(?:は|には|[:：])(?![^。]*(?:ありません|ません))`],
    ['応答', '応答(?:は|には|[:：])(?![^。]*(?:ありません|ません))'],
    [
      'として',
      '(?:リンク|URL|文字列|配列|リスト|オブジェクト|テキスト|JSON|CSV|PDF|画像|ファイル)として、?(?:取得|返|出力|ダウンロード|エクスポート|抽出|描画)(?!し?ません)',
    ],
    [
      '形',
      `(?:${FORMATS}|[^、。]{1,12})(?:形式|フォーマット|の形)で、?(?:取得|返|出力|ダウンロード|エクスポート|書き出|抽出|表示)(?!し?ません)`,
    ],
  ),
  errors: phrases(
    ['エラー', `エラー(?!ログ|率|レート|レポート|監視|追跡|トラッキング|モニタ|の?傾向|一覧|件数|${NOT})`],
    ['失敗', `失敗(?!率|件数|回数|${NOT})`],
    ['例外', `例外(?!的|リスト|設定|ルール|申請|${NOT})`],
    ['拒否', '拒否され(?!ません|ない)|(?:は|も|すると)、?拒否(?:します|する)'],
    ['見つから', '見つから(?:な|ず)'],
    ['見つかりません', '見つかりません'],
    ['見つかり', '見つかりませ'],
    ['存在し', '存在し(?:な|ませ)'],
    ['無効', '(?<!有効(?:・|/|／|または|か))無効(?!化|[・/／]|に(?:す|し|でき|設定|切り替))'],
    ['不正', '不正(?:な|で(?!き)|の(?:場合|とき|時)|だ|値|入力)'],
    ['http', 'HTTP\\s?(?:ステータス)?(?:コード)?(?:は|：|:)?\\s?[45](?:\\d\\d|xx)(?!\\d)'],
    ['ステータス', 'ステータス(?:コード)?\\s?[45](?:\\d\\d|xx)(?!\\d)'],
    ['4', '(?<!\\d)4(?:\\d\\d|xx)\\s?(?:エラー|番台|応答|レスポンス|を返|が返|になり|となり)'],
    ['5', '(?<!\\d)5(?:\\d\\d|xx)\\s?(?:エラー|番台|応答|レスポンス|を返|が返|になり|となり)'],
  ),
  failing:
    /エラー|失敗|例外|拒否|不正|無効|できません|できない|できなく|見つから|見つかりませ|存在し(?:な|ませ)|不可|スロー/,
  optional: phrases(
    ['任意', called('任意')],
    ['省略', called('省略可能?|省略できます|省略することができます')],
    ['オプション', called('オプション(?!一覧)')],
    ['必須では', called('必須では(?:ありません|ない)')],
  ),
  required: phrases(['必須', called('必須')]),
};

/**
 * A parameter is called so at the start of its text, in brackets, behind a comma, or at the end of a sentence about
 * itself; "任意の文字列" is any string. A sentence with a condition says nothing certain.
 */
function called(words: string): string {
  const end =
    '(?=\\s*(?:です|項目|パラメータです|パラメーターです)?\\s*(?:[。、,；;）)\\]】\\n]|\\.(?:\\s|$)|$))';
  const colon = '(?=\\s*[:：](?![^。\\n]*[、/|｜,「"]))';
  const sentence = `(?:^|[。；;\\n])(?![^。；;\\n]*${CONDITION})`;
  return [
    `${sentence}\\s*[（(\\[【*]*(?:${words})(?:${end}|${colon})`,
    `${sentence}[^。；;\\n]*[（(\\[【、,]\\s*(?:${words})${end}`,
    `${sentence}[^。；;\\n]*(?:は|項目は|が)(?:常に)?(?:${words})${end}`,
  ].join('|');
}
