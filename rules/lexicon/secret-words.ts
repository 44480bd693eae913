/** Words of names, texts and values by which a secret is known. Names are identifiers, and those are written in English. */

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** A name with one of them holds a secret … */
export const SECRET_WORDS = words(
  'password passwords passwd pwd pw pass passphrase passcode passkey pin secret secrets token tokens credential credentials creds apikey apikeys bearer auth authorization authentication jwt otp totp hotp mfa cvv cvc cookie cookies dsn mnemonic privatekey accesskey secretkey pat ssn',
);

/** … as does one in which these stand together. */
export const SECRET_PHRASE =
  /(?:^|_)(?:(?:api|app|private|access|secret|signing|signature|encryption|license|ssh|account|service|storage|master|auth|admin)_keys?|connection_(?:string|uri|url)|(?:card|cc)_number|credit_card|(?:recovery|verification|security|one_time|auth)_code|security_answer|social_security|(?:openai|anthropic|gemini|groq|mistral|google|github|gitlab|stripe|aws|azure|slack|twilio|sendgrid|maps)_(?:\w+_)?key|seed_phrase|backup_codes?)(?:_|$)/;

/** Last words that make something of it that may be shown: the length of a password, the kind of a login. */
export const ABOUT_SECRET = words(
  'length count size type kind method mode policy name symbol address strategy scheme enabled required limit expiry ttl format hint id ids url version status',
);

/** First words that make another thing of a token: a place in a list. */
export const PAGING_TOKEN =
  /(?:^|_)(?:page|next|sync|continuation|pagination|delta|max|min|num|total)_(?:\w+_)?tokens?$/;

/** In the other languages, in texts and in names. */
const FOREIGN = [
  'contrase[ñn]as?|\\bclaves? (?:de (?:api|acceso)|secretas?|privadas?)|\\bsecretos?\\b|credenciales',
  "mots? de passe|\\bcl[ée]s? (?:d['’](?:api|acc[èe]s)|secr[èe]tes?|priv[ée]es?)|jetons? d['’]|identifiants de connexion",
  '密码|密碼|密钥|密鑰|秘钥|口令|令牌|凭证|凭据|憑證|パスワード|秘密鍵|APIキー|アクセスキー|トークン|暗証番号|認証情報',
  '\\b(?:passwort|kennwort|senha)\\b',
].join('|');

/** A name, its words parted by blanks, that is a secret's in another language than English. */
export const FOREIGN_SECRET_NAME = new RegExp(FOREIGN, 'iu');

/** A text that speaks of a secret, in any of the languages that are known. */
export const SECRET_TEXT = new RegExp(
  [
    '\\b(?:passwords?|passwd|passphrases?|passcodes?|secrets?|credentials?|apikeys?|jwts?|mnemonics?)\\b',
    '\\b(?:access|auth|authori[sz]ation|authentication|api|bearer|refresh|session|security|secret|id|oauth2?|personal|bot|login)[ -](?:\\w+ )?tokens?\\b',
    '\\btokens? (?:for|of|to) (?:\\w+ )?(?:auth\\w*|access|login|api)\\b',
    '\\b(?:api|access|private|secret|signing|encryption|licen[cs]e|ssh|service account|master)[ -]?keys?\\b',
    '\\bpin(?: code| number)\\b|\\b(?:one-time|verification|security|recovery|2fa|mfa) (?:code|password)s?\\b',
    '\\b(?:connection string|credit card|card number|session cookie|authorization header)s?\\b',
    FOREIGN,
  ].join('|'),
  'iu',
);

/** The number of a card or a door; in small letters it is a needle, too. */
export const PIN_TEXT = /\bPINs?\b/;
