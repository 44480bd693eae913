/**
 * Signs that a text gives orders beyond its tool. One alone may be documentation; two are not. Published attacks on tool
 * descriptions (tool poisoning, shadowing, rug pulls) have three or four of them.
 */

/**
 * Orders to drop what the model was told. Where a text speaks about such orders, a quote or a word stands before them. A
 * firewall or a table has existing rules and constraints, too: only "your" makes the model's of those.
 */
export const OVERRIDING =
  /(?:^|[.!?:;\n>*)\]-][ \t]*|\b(?:please|must|now|then|first|always)\s+)(?:ignore|disregard|forget|override|bypass)\s+(?:(?:all|any|the|your|of|these|every)\s+)*?(?:(?:previous|prior|above|earlier|preceding|former)\s+(?:\w{1,20}\s+)?(?:instructions?|prompts?|rules?|guidelines?|directives?|commands?|constraints?)|(?:existing|system|safety|original)\s+(?:\w{1,20}\s+)?(?:instructions?|prompts?)|your\s+(?:(?:existing|system|safety|original|other|own)\s+){1,2}(?:rules?|guidelines?|directives?|constraints?|training))\b/i;

/** A description that is about such texts. Words that many tools have, such as "filter" or "scan", are no excuse. */
export const ABOUT_ATTACKS =
  /\b(?:jailbreak\w*|attacks?|malicious|injections?|red[- ]?team\w*|adversarial|guardrails?)\b(?![@.]\w)/i;

interface Sign {
  readonly says: string;
  readonly pattern: RegExp;
  /** It says little without one that is not. */
  readonly isWeak?: true;
}

const SECRET_FILE =
  '(?!\\S{0,60}\\.pub\\b)(?:(?:~|\\$HOME|/root|/home/\\w+|%USERPROFILE%)?[\\\\/]?\\.(?:ssh|aws|gnupg|kube|docker|cursor|claude|netrc|npmrc|pypirc|git-credentials|bash_history|zsh_history)\\b[\\w./\\\\*-]*|\\bid_(?:rsa|ed25519|ecdsa)\\b|/etc/(?:passwd|shadow)\\b|\\b(?:mcp|claude_desktop_config|credentials|wallet)\\.(?:json|dat)\\b|\\b(?:ssh|private|rsa) (?:(?:ssh|private|rsa) )?keys?\\b)';
const TAKE =
  '(?:read|open|cat|load|fetch|get|gather|collect|access|include|attach|append|pass|send|copy|upload|(?:call|run|invoke|use)\\s+(?:the\\s+)?\\S{0,20}(?:read|cat|open|get)\\S{0,20})';
const GIVE =
  '(?:send|post|forward|upload|copy|bcc|cc|transmit|submit|deliver|leak|report|exfiltrate|pass|append|include|attach)';
const GIVEN = '(?:sent|forwarded|posted|uploaded|copied|transmitted|submitted|delivered|reported)';
/** "to https://…", "to the endpoint https://…", "to our server at https://…". */
const AT =
  '\\b(?:to|at|via|through|into)\\s+(?:(?:the|our|my|this|an?)\\s+(?:\\w{1,20}\\s+){0,3}?(?:at\\s+)?)?';
/** Who gets something in the end. */
const WHO_GETS =
  '(?:recipients?|receivers?|payees?|beneficiar(?:y|ies)|iban|phone\\s+number|(?:wallet|destination)(?:\\s+(?:address|account))?)';
const ADDRESS = '(?:https?://[^\\s"\'<>)]+|[\\w.+-]+@[\\w-]+\\.[\\w.-]+)';
/** Verbs of a description have an s: "Sends the result to …" says what the tool does. */
const ORDER =
  '(?:^|[.!?:;,\\n>*(-][ \\t]*|\\b(?:must|should|always|also|first|then|afterwards?|please|and|to|need to)[ \\t]+)';

export const SIGNS: readonly Sign[] = [
  {
    says: 'an order to drop instructions',
    pattern:
      /\b(?:ignore|disregard|forget|override)\s+(?:all\s+|any\s+|the\s+|your\s+)*(?:previous|prior|above|earlier|system)\s+(?:\w+\s+)?(?:instructions?|prompts?|rules?|guidelines?)\b/i,
  },
  {
    says: 'a block that poses as the system',
    pattern:
      /<\/?(?:important|system|system-?(?:prompt|message|reminder|note)|secret|hidden|admin|override|priority|critical|assistant|developer)>|\[INST\]|(?<!^)\[SYSTEM\]|<\|(?:im_start|system)\|?>|<<SYS>>/i,
  },
  {
    says: 'a hidden comment',
    pattern:
      /<!--[^>]{0,400}?(?:https?:\/\/|\w@\w|\b(?:do not|must|ignore|send|read|always|never|forward|include|call)\b)/i,
  },
  {
    says: 'an order to read keys or configuration',
    pattern: new RegExp(
      [
        `${ORDER}${TAKE}\\b[^.!?\\n]{0,60}?(?:${SECRET_FILE})`,
        `\\bcontents?\\s+of\\s+(?:the\\s+|(?:the\\s+)?user['’]s\\s+|file\\s+){0,3}["'\`]?(?:${SECRET_FILE})`,
        `(?:读取|讀取|打开|打開|查看)[^。！？\\n]{0,20}?(?:${SECRET_FILE})`,
        `(?:${SECRET_FILE})[^。！？\\n]{0,10}を(?:読|開)`,
        `\\b(?:lee|lea|leer|abre|abra|lis|lisez|ouvre|ouvrez)\\s[^.!?\\n]{0,60}?(?:${SECRET_FILE})`,
      ].join('|'),
      'im',
    ),
  },
  {
    // Tools that deploy take the variables of a project; to send them elsewhere is another thing.
    says: 'an order to read a file of variables',
    isWeak: true,
    pattern: new RegExp(`${ORDER}${TAKE}\\b[^.!?\\n]{0,60}?\\.env\\b`, 'im'),
  },
  {
    says: 'an order to send data elsewhere',
    pattern: new RegExp(
      `(?:${ORDER}${GIVE}\\s|\\b(?:must|should|have\\s+to|has\\s+to|are\\s+to|is\\s+to)\\s+(?:also\\s+|always\\s+|first\\s+)?be\\s+${GIVEN}\\s)(?![^.!?\\n]{0,40}\\b(?:questions?|feedback|bugs?|issues?|requests?|quer(?:y|ies))\\b)(?:(?!</)[^.!?\\n]|\\.(?!\\s|</)){0,80}?${AT}${ADDRESS}`,
      'im',
    ),
  },
  {
    says: 'an order to smuggle data out',
    isWeak: true,
    pattern: new RegExp(
      `${ORDER}(?:pass|put|place|include|send|append)\\s+(?:it|them|(?:its|their|the|all|all of the|that)\\s+(?:\\w+\\s+)?(?:contents?|file|files|output|data|keys?|credentials?|history|conversation))\\b[^.!?\\n]{0,60}?\\b(?:as|in|into|to)\\s+(?:the\\s+|a\\s+)?(?:['"\`]\\w+['"\`]|sidenote|\\w+\\s+(?:parameter|field|argument))`,
      'im',
    ),
  },
  {
    says: 'orders about other tools',
    isWeak: true,
    pattern:
      /\b(?:before|after|when|whenever|if|every time|each time)\s+(?:you\s+)?(?:are\s+)?(?:us|call|invok|runn?|execut)(?:e|es|ing)?\s+(?:any|every|all|another|the\s+other)\s+(?:other\s+)?(?:tools?|functions?)\b|\b(?:for|in)\s+(?:any|every|all)\s+other\s+(?:tools?|functions?)\b|\bthis\s+(?:rule|instruction|notice)\s+(?:also\s+)?applies\s+to\s+(?:all|every|any|other)\b[^.!?\n]{0,30}\b(?:tools?|functions?|servers?)\b/i,
  },
  {
    says: 'orders about another tool',
    isWeak: true,
    pattern:
      /\b(?:when|whenever|if|every time|each time|before|after)\s+(?:(?:you\s+)?(?:us|call|invok|runn)(?:e|ing)?\s+)?(?:the\s+)?(?:tool\s+)?[`'"]?[a-z]{1,30}_\w{1,40}[`'"]?\s+(?:(?:tool|function)\b|is\s+(?:used|called|invoked|present|available|run|executed)\b)/i,
  },
  {
    says: 'orders about mail of other tools',
    pattern:
      /\b(?:must|always|change|replace|redirect|set)\b[^.!?\n]{0,60}\b(?:recipients?|bcc|receiver)\b[^.!?\n]{0,60}?[\w.+-]{1,64}@[\w-]{1,64}\.[\w.-]{1,64}|\b(?:must|always)\s[^.!?\n]{0,30}?[\w.+-]{1,64}@[\w-]{1,64}\.[\w.-]{1,64}\s[^.!?\n]{0,20}\b(?:recipients?|bcc|cc|receiver)\b/i,
  },
  {
    says: 'an order to change who receives',
    pattern: new RegExp(
      `${ORDER}(?:change|replace|redirect|set|swap|switch)\\s+(?:the\\s+|every\\s+|each\\s+|any\\s+)?(?:\\w{1,20}\\s+)?${WHO_GETS}\\s+(?:to|with|by)\\s+["'\`]?(?=\\S{0,40}\\d\\S{0,40}\\d)[+\\w]`,
      'im',
    ),
  },
  {
    says: 'a threat',
    isWeak: true,
    pattern:
      /\b(?:or(?:\s+else)?|otherwise)[, ]+(?:the\s+)?(?:\w+\s+)?(?:application|system|server|conversation|session|tool|you)\s+(?:will|would)\s+(?:crash|be\s+(?:shut|terminated|penali[sz]ed|punished|blocked|deleted)|not\s+work|lose)/i,
  },
  {
    says: 'an order to hand over the conversation',
    isWeak: true,
    pattern: new RegExp(
      `${ORDER}(?:include|pass|send|append|attach|reveal|print|output|repeat|copy|provide)\\s+(?:your|the\\s+(?:entire|full|whole|complete)|all\\s+(?:of\\s+)?(?:the\\s+)?(?:previous\\s+)?)\\s*(?:system\\s+prompt|conversation|chat|message)s?\\b`,
      'im',
    ),
  },
];

/** One of these stands in a text, in small letters, that has a sign which is not weak. */
export const MAY_ORDER =
  /<(?:!--|\/?(?:important|system|secret|hidden|admin|override|priority|critical|assistant|developer)|\||<sys)|\[(?:inst|system)\]|:\/\/|@|\.(?:ssh|aws|gnupg|kube|docker|cursor|claude|netrc|npmrc|pypirc|git-cred|bash_h|zsh_h|env)|id_(?:rsa|e[dc])|\/etc\/(?:passwd|shadow)|(?:mcp|config|credentials|wallet)\.(?:json|dat)|(?:ssh|private|rsa) (?:key|ssh|rsa|private)|recipient|bcc|receiver|payee|beneficiar|iban|phone\s+number|wallet|destination|(?:ignore|disregard|forget|override|bypass)\s/;
