import { describe, expect, it } from 'vitest';
import { japanese } from '../../rules/lexicon/japanese.js';
import { JAPANESE_VERBS } from '../../rules/lexicon/japanese-verbs.js';
import { OBLIGATION } from '../../rules/lexicon/obligation.js';

const verbOf = (text: string) => japanese.opening(text).verb;

describe('the verb of a Japanese description', () => {
  it.each([
    ['する', '会議の議事録を取得する。', '取得'],
    ['します', '会議の議事録を取得します。', '取得'],
    ['いたします', '会議の議事録を送付いたします。', '送付'],
    ['できます', '会議の議事録を検索できます。', '検索'],
    ['してください', '会議の議事録を登録してください。', '登録'],
    ['a bare verbal noun', '会議の議事録を取得', '取得'],
    ['a bare verbal noun behind に', 'サーバーにログイン', 'ログイン'],
    ['a bare verbal noun behind an adverb', '議事録を一括削除', '削除'],
    ['two bare verbal nouns', '予定を登録・更新', '更新'],
    ['a bare verbal noun in a second clause', '住所を検証し、登録', '登録'],
    ['a bare stem', '通知先を切り替え', '切り替え'],
    ['a noun that is in no list, with する', '画像をぼかし加工します', '加工'],
    ['a foreign word with する', '文書をOCRします', 'OCR'],
    ['にする', '通知を既読にします。', 'する'],
    ['the plain form of a godan verb', '残高を返す', '返す'],
    ['the polite form of a godan verb', '残高を返します', '返す'],
    ['the potential of a godan verb', '下書きを消せます', '消す'],
    ['a godan verb in む', '設定を読み込みます', '読み込む'],
    ['an ichidan verb', '語句の意味を調べる', '調べる'],
    ['the polite form of an ichidan verb', '語句の意味を調べます', '調べる'],
    ['a te-form with ください', '宛先を選んでください', '選ぶ'],
    ['"ことができます"', '領収書を送ることができます。', '送る'],
    ['"ためのツールです"', '在庫を数えるためのツールです。', '数える'],
    ['"するツール"', '在庫を集計するツール', '集計'],
    ['"するAPIです"', '在庫を集計するAPIです。', '集計'],
    ['"ために使用します"', '在庫を集計するために使用します。', '集計'],
    ['を行います', '古い行の削除を行います。', '削除'],
    ['brackets behind the verb', '議事録を取得します（最大100件）。', '取得'],
    ['half-width brackets behind a bare noun', '議事録を取得 (管理者のみ)', '取得'],
    ['a note behind a bare noun', '議事録を取得 ※管理者のみ', '取得'],
    ['a label before the sentence', '【管理者のみ】議事録を取得します。', '取得'],
    ['a label on a line of its own', '議事録：\n議事録を取得します。', '取得'],
    ['a colon behind the verb', '次の値を返します：\n- 件数', '返す'],
    ['more sentences behind', '議事録を取得します。初回のみ必要。', '取得'],
    ['guidance in the second sentence', '議事録を取得します。会議のときに使ってください。', '取得'],
    ['words in brackets with full stops', '議事録（要約。全文ではない）を取得します。', '取得'],
    ['a noun that ends like another verb', '候補を表示します', '表示'],
  ])('is found with %s', (_, text, verb) => {
    expect(verbOf(text)).toBe(verb);
  });

  it.each([
    ['a noun', '地図サービス'],
    ['a noun and the copula', '議事録の一覧です。'],
    ['an adjective', '初回のみ必要'],
    ['a verbal noun behind の', '議事録の取得'],
    ['a compound noun', 'ユーザー検索'],
    ['a tool named by what it does', '議事録検索ツールです'],
    ['guidance with とき', '議事録が必要なときに使用します。'],
    ['guidance with 場合', '議事録を探す場合に使ってください。'],
    ['guidance with 際', '領収書を送る際に呼び出してください'],
    ['the use of the tool itself', 'このツールを使用してください。'],
    ['a state', '議事録が存在します。'],
    ['a relation', '議事録に関するAPI'],
    ['availability', '初回のみ利用できます'],
    ['a passive', '議事録が返されます。'],
    ['a denial', '議事録は返しません。'],
    ['the past', '議事録を取得しました。'],
    ['only a label', '【管理者】'],
    ['no word', '…'],
    ['nothing', ''],
  ])('is none with %s', (_, text) => {
    expect(verbOf(text)).toBeUndefined();
  });

  it('gives the word that was judged, for a message', () => {
    expect(japanese.opening('議事録を削除します（管理者）。')).toEqual({ word: '削除します', verb: '削除' });
    expect(japanese.opening('認証は初回のみ必要').word).toBe('必要');
  });

  it.each([
    ['議事録を削除します', true],
    ['鍵を破棄', true],
    ['下書きを消します', true],
    ['不要な行を取り除く', true],
    ['議事録を復元します', false],
  ])('in %j: destroys is %j', (text, expected) => {
    expect(japanese.destroys.has(verbOf(text)!)).toBe(expected);
  });

  it('is quick on a long text without an end', () => {
    const start = performance.now();
    japanese.opening('（【[を、'.repeat(20_000));
    japanese.returns.test('形式で'.repeat(20_000));
    japanese.optional.test('任意、'.repeat(5_000));
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

describe('what a Japanese description says', () => {
  it.each([
    '残高を照会します。金額を返します。',
    '残高を照会し、金額を返す。',
    '金額と通貨を返却します。',
    '戻り値は金額です。',
    '結果は整数です。',
    '結果には件数が含まれます。',
    '件数を出力します。',
    '明細をPDFリンクとして取得します。',
    '明細をCSV形式でダウンロードします。',
    '金額を返します。失敗した場合はエラーを返します。',
    '最近のエラー一覧を返します。',
  ])('says what comes back in %j', (text) => {
    expect(japanese.returns.test(text)).toBe(true);
  });

  it.each([
    '残高を照会します。',
    '値は返しません。',
    '何も返さない。',
    '戻り値はありません。',
    '結果は返しません。',
    'メールに返信します。',
    '返品を受け付けます。',
    'ファイルに出力します。',
    '送金を繰り返す操作です。',
    '無効な場合はエラーメッセージを返します。',
    '注文がなければ404を返します。',
  ])('says nothing of a result in %j', (text) => {
    expect(japanese.returns.test(text)).toBe(false);
  });

  it.each([
    '残高が不足するとエラーになります。',
    '残高が不足すると失敗します。',
    '例外をスローします。',
    '権限のない要求は拒否されます。',
    '口座が見つからない場合は空です。',
    '口座が見つかりません。',
    '口座が存在しない場合は空です。',
    '番号が無効な場合は何もしません。',
    '不正な番号は受け付けません。',
    '権限がなければHTTP 403です。',
    '権限がなければ403を返します。',
    'ステータスコード 500 は再試行できます。',
  ])('says how it fails in %j', (text) => {
    expect(japanese.errors.test(text)).toBe(true);
  });

  it.each([
    '残高を照会します。',
    'エラーログを取得します。',
    '何度呼んでもエラーになりません。',
    '通知を無効にします。',
    '通知を無効化します。',
    '申請を拒否します。',
    '400件まで返します。',
    '例外的に受け付けます。',
  ])('says nothing of failing in %j', (text) => {
    expect(japanese.errors.test(text)).toBe(false);
  });
});

describe('what a Japanese parameter is called', () => {
  it.each([
    '任意',
    '任意。備考',
    '備考（任意）',
    '備考（任意、最大200文字）',
    '備考。省略可',
    '備考（省略可能）',
    'オプション。備考',
    'ページ番号 (オプション)',
    'この項目は任意です。',
    '省略可能です。',
    '必須ではありません',
  ])('is optional in %j', (text) => {
    expect(OBLIGATION.ja.test(text)).toBe(true);
    expect(japanese.optional.test(text)).toBe(true);
    expect(japanese.required.test(text)).toBe(false);
  });

  it.each([
    '必須',
    '必須。口座番号',
    '口座番号（必須）',
    '口座番号、必須',
    '口座番号は必須です。',
    '必須：口座番号',
    '【必須】口座番号',
  ])('is required in %j', (text) => {
    expect(japanese.required.test(text)).toBe(true);
    expect(japanese.optional.test(text)).toBe(false);
  });

  it.each([
    '任意の文字列',
    '種別が法人の場合は必須です。',
    '更新時は必須',
    '電話番号またはメールのいずれかが必須',
    '表示オプションの一覧',
    '必須項目の名前',
    '口座番号',
  ])('is neither for certain in %j', (text) => {
    expect(japanese.optional.test(text) || japanese.required.test(text)).toBe(false);
  });
});

describe('the list of Japanese verbs', () => {
  it('names each verb once', () => {
    const all = Object.values(JAPANESE_VERBS).join(' ').split(' ');
    expect(all.filter((verb, at) => all.indexOf(verb) !== at)).toEqual([]);
    expect(all).not.toContain('');
  });
});
