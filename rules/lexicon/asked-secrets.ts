/** Names and texts by which a parameter asks for the caller's own password, token or key. */

/** What such a name has in it, however its words are joined. */
export const MAY_BE_SECRET =
  /pass|pwd|secret|token|key|auth|bearer|jwt|dsn|cookie|cred|connection|url|^pat$/i;

/** Names, their words joined by `_`, that say so alone. */
export const ASKS_SECRET =
  /^(?:x_|proxy_|http_|my_|user_|your_|bot_|app_|account_|service_|admin_|[a-z]+_)?(?:api_key|apikey|api_token|api_secret|access_token|auth_token|bearer_token|bearer|session_token|id_token|refresh_token|personal_access_token|client_secret|consumer_secret|app_secret|secret_key|secret_access_key|access_key_secret|private_key|authorization|auth_header|authorization_header|session_cookie|connection_string|database_url|db_url|dsn|jwt)$/;

/** Names of a secret that may also be that of the thing the tool is about. */
export const ASKS_PASSWORD = /^(?:[a-z]+_)?(?:password|passwd|pwd|passphrase)$/;

/** Names that say too little; the text decides. */
export const MAY_ASK = /^(?:token|key|auth|secret|credential|credentials|pat)$/;
export const TEXT_ASKS =
  /\b(?:api|access|auth(?:entication|orization)?|bearer|personal access|session|secret|oauth) (?:key|token)s?\b|\btoken (?:for|used for|to) (?:auth|access)|\bcredentials?\b/i;

/** The text says that it is none: a place in a list, a number of things, a name. */
export const TEXT_DENIES =
  /\b(?:pagination|continuation|next page|page token|cursor|share(?:d|able)? (?:key|link)|name of the|id of the|path (?:to|of)|public key|not the (?:secret|key|token)|never (?:pass|send|put))\b|\b(?:environment variable|env var)\b(?! (?:is|was) not)/i;

/** Words of the tool's name by which a secret is what the tool is about. */
export const ABOUT_SECRETS = new Set(
  'password passwords passwd passphrase secret secrets credential credentials token tokens apikey apikeys key keys auth oauth oidc sso saml login signin logon authenticate authentication authorize authorization jwt vault keychain keyring certificate certificates cert decode verify validate session sessions connect connection connections encrypt decrypt crypto cipher hmac sign'.split(
    ' ',
  ),
);

/** … and by which a password is that of an account or a file that it makes or opens. */
export const ABOUT_ACCOUNTS = new Set(
  'user users account accounts mailbox mailboxes member members register registration signup enroll protect unlock lock unprotect zip unzip archive extract pdf wifi wlan hotspot meeting meetings webinar room share link links paste page employee customer ftp vm vps instance machine create recreate install reinstall provision reset change set setup'.split(
    ' ',
  ),
);

/** Words of the parameter that make it a new secret, or the old one that a new one replaces. */
export const NEW_OR_OLD =
  /^(?:new|old|current|previous|initial|confirm|repeat|reset|temporary|temp|default)_/;

/** What its text says of such a one. */
export const TEXT_OF_NEW =
  /\b(?:new|temporary|initial) (?:\w+ )?(?:password|passphrase|secret|token|key)\b|\brandom (?:one|password)|\b(?:password|one) (?:will be|is) generated|\bto (?:protect|encrypt|decrypt|unlock|open|set|verify)\b|\bpassword[- ]protected\b|\b(?:wi-?fi|meeting|archive|zip|pdf|document|page|post|file|share|room)(?:'s)? password\b|\bpassword (?:for|of) the (?:new|protected|encrypted|zip|archive|file|page|document|meeting)\b/i;

/** Objects that describe a thing which is set up: its password is its own. */
export const SET_UP = /connection|config|settings|account|user|database|smtp/i;

/** A tool that sets up a thing of its server: what opens it is kept with it, and has no other way. */
export const SETS_UP = new Set('add create register new configure update edit set save import'.split(' '));
/** … such a thing, as the last words of the name, which only a word for its settings may follow. */
export const HAS_ACCESS =
  /_(?:server|servers|data_?source|database|provider|integration|backend|storage|registry|datastore|repository_credential|remote|endpoint|host|webhook|gateway|proxy|cluster)(?:_(?:config|configuration|settings|profile))?$/;
/** Where more stands between, the last words may be where the thing goes: "add_parcel_to_server". */
export const GOES_THERE = /_(?:to|on|in|into|from|for|at|of|via)_/;
