/**
 * Keys by the forms that their makers give them, whole. They are narrower than `SECRET_LOOKS` of the model, which keep a
 * value out of an example when in doubt: here a text is accused.
 */

interface KeyForm {
  readonly maker: string;
  readonly pattern: RegExp;
}

export const KEY_FORMS: readonly KeyForm[] = [
  { maker: 'Anthropic', pattern: /(?<![\w-])sk-ant-[\w-]{32,}/g },
  { maker: 'OpenAI', pattern: /(?<![\w-])sk-(?!ant-)[\w-]{32,}/g },
  { maker: 'Stripe', pattern: /(?<![\w-])[sr]k_(?:live|test)_[A-Za-z0-9]{20,}/g },
  { maker: 'GitHub', pattern: /(?<![\w-])(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_[A-Za-z0-9_]{40,})/g },
  { maker: 'GitLab', pattern: /(?<![\w-])glpat-[\w-]{20,}/g },
  { maker: 'Slack', pattern: /(?<![\w-])(?:xox[abeoprs]-[\w-]{20,}|xapp-\d-[\w-]{20,})/g },
  { maker: 'AWS', pattern: /(?<![\w-])(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Z0-9])/g },
  { maker: 'Google', pattern: /(?<![\w-])AIza[\w-]{35}(?![\w-])/g },
  { maker: 'Hugging Face', pattern: /(?<![\w-])hf_[A-Za-z0-9]{30,}/g },
  { maker: 'npm', pattern: /(?<![\w-])npm_[A-Za-z0-9]{36}/g },
  { maker: 'SendGrid', pattern: /(?<![\w-])SG\.[\w-]{16,}\.[\w-]{32,}/g },
  { maker: 'Shopify', pattern: /(?<![\w-])shp(?:at|ss|ca|pa)_[0-9a-fA-F]{32}/g },
  { maker: 'DigitalOcean', pattern: /(?<![\w-])dop_v1_[0-9a-f]{64}/g },
];

/** A private key with its body; the line alone is documentation of a format. */
export const PRIVATE_KEY =
  /-----BEGIN (?:[A-Z0-9]{1,12} ){0,2}PRIVATE KEY-----(?:\s|\\n){0,8}(?!MIIE(?:\.|…)|[A-Za-z0-9+/]{0,12}(?:\.{3}|…))[A-Za-z0-9+/]{32}/;

/** User information in a URL (RFC 3986, 3.2.1): scheme, user, password, host. */
export const URL_PASSWORD =
  /(?<![a-z0-9+.-])([a-z][a-z0-9+.-]{1,20}):\/\/([^\s/@:"'<>`]{0,100}):([^\s/@"'<>`]{1,100})@([\w.-]{1,100})/gi;

/** Something of a key that is none. Makers' manuals have keys of their own. */
export const NO_KEY =
  /x{4}|\*{3}|\.{3}|example|sample|placeholder|your|dummy|fake|redacted|insert|replace|changeme|here$|0{6}|1{6}|12345|23456|abcdef|qwert|4eC39HqLyjWDarjtT1zdp7dc|16C7e42F292c6912E7710c838347Ae178B4a|test-?key|secret-?key/i;

/** What stands for a password. */
export const NO_PASSWORD =
  /^(?:[*.x-]+|p(?:ass|w|wd)?|pass(?:word|wd|phrase)?\d*|pwd|secret\d*|token|key|api_?key|credentials?|cred|changeme|admin|root|guest|postgres|mysql|mongo|redis|user\d*|test\d*|foo|bar|baz|qux|hidden|redacted|masked|port|\d{2,5})$|[<>{}[\]$%]|your|my|example|sample|placeholder|xxx|\*\*|\.\.\.|…|12345/i;
/** In a text that explains, the word for it is in the password: "mypass1", "s3cret", "p4ssw0rd". */
export const EXPLAINED =
  /p[a4@][s5$]{2}|s[e3]cr[e3]t|pwd|token|hunter2|letmein|qwert|123|abc|foo|test|admin/i;
/** Servers that nobody else reaches, and names that are kept for examples (RFC 2606). */
export const NO_SERVER =
  /^(?:localhost|127\.|0\.0\.0\.0|host$|hostname|server$|db$|database$)|(?:^|\.)example\.|\.(?:example|test)$/i;
