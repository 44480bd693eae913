/**
 * Signs that a text gives orders beyond its tool. One alone may be documentation; two are not. Published attacks on tool
 * descriptions (tool poisoning, shadowing, rug pulls) have three or four of them.
 */

/** Orders to drop what the model was told. Where a text speaks about such orders, a quote or a word stands before them. */
export const OVERRIDING =
  /(?:^|[.!?:;\n>*)\]-][ \t]*|\b(?:please|must|now|then|first|always)\s+)(?:ignore|disregard|forget|override|bypass)\s+(?:all\s+|any\s+|the\s+|your\s+|of\s+|these\s+|every\s+)*(?:previous|prior|above|earlier|preceding|existing|former|system|safety|original)\s+(?:\w+\s+)?(?:instructions?|prompts?|rules?|guidelines?|directives?|commands?|constraints?)\b/i;

/** A description that is about such texts: a filter, a scanner. */
export const ABOUT_ATTACKS =
  /\b(?:detect\w*|scan\w*|classif\w*|flag(?:s|ged)?|block(?:s|ed)?|sanitiz\w*|filter\w*|jailbreak\w*|attack\w*|malicious|injection|red[- ]?team\w*)\b/i;

interface Sign {
  readonly says: string;
  readonly pattern: RegExp;
  /** It says little without one that is not. */
  readonly isWeak?: true;
}

const SECRET_FILE =
  '(?:~|\\$HOME|/root|/home/\\w+|%USERPROFILE%)?[\\\\/]?\\.(?:ssh|aws|gnupg|kube|docker|cursor|claude|netrc|npmrc|pypirc|git-credentials|bash_history|zsh_history|env)\\b[\\w./\\\\*-]*|\\bid_(?:rsa|ed25519|ecdsa)\\b|/etc/(?:passwd|shadow)\\b|\\b(?:mcp|claude_desktop_config|credentials|wallet)\\.(?:json|dat)\\b|\\b(?:ssh|private) keys?\\b';
const TAKE = '(?:read|open|cat|load|fetch|access|include|attach|append|pass|send|copy|upload)';
const GIVE =
  '(?:send|post|forward|upload|copy|bcc|cc|transmit|submit|deliver|leak|report|exfiltrate|pass|append|include|attach)';
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
      /<\/?(?:important|system|system-?(?:prompt|message|reminder|note)|secret|hidden|admin|override|priority|critical|assistant|developer)>|\[(?:INST|SYSTEM|ADMIN)\]|<\|(?:im_start|system)\|?>|<<SYS>>/i,
  },
  {
    says: 'a hidden comment',
    pattern:
      /<!--[^>]{0,400}?(?:https?:\/\/|\w@\w|\b(?:do not|must|ignore|send|read|always|never|forward|include|call)\b)/i,
  },
  {
    says: 'an order to read keys or configuration',
    pattern: new RegExp(`${ORDER}${TAKE}\\b[^.!?\\n]{0,60}?(?:${SECRET_FILE})`, 'im'),
  },
  {
    says: 'an order to send data elsewhere',
    pattern: new RegExp(
      `${ORDER}${GIVE}\\s(?![^.!?\\n]{0,40}\\b(?:questions?|feedback|bugs?|issues?|requests?|quer(?:y|ies))\\b)(?:[^.!?\\n]|\\.(?!\\s)){0,80}?\\b(?:to|at|via|through)\\s+${ADDRESS}`,
      'im',
    ),
  },
  {
    says: 'an order to smuggle data out',
    isWeak: true,
    pattern: new RegExp(
      `${ORDER}(?:pass|put|place|include|send|append)\\s+(?:its|their|the|all|all of the|that)\\s+(?:\\w+\\s+)?(?:contents?|file|files|output|data|keys?|credentials?|history|conversation)\\b[^.!?\\n]{0,60}?\\b(?:as|in|into|to)\\s+(?:the\\s+|a\\s+)?(?:['"\`]\\w+['"\`]|sidenote|\\w+\\s+(?:parameter|field|argument))`,
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
    says: 'orders about mail of other tools',
    pattern:
      /\b(?:must|always|change|replace|redirect|set)\b[^.!?\n]{0,60}\b(?:recipients?|bcc|receiver)\b[^.!?\n]{0,60}[\w.+-]+@[\w-]+\.[\w.-]+/i,
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
  /<(?:!--|\/?(?:important|system|secret|hidden|admin|override|priority|critical|assistant|developer)|\||<sys)|\[(?:inst|system|admin)\]|:\/\/|@|\.(?:ssh|aws|gnupg|kube|docker|cursor|claude|netrc|npmrc|pypirc|git-cred|bash_h|zsh_h|env)|id_(?:rsa|e[dc])|\/etc\/(?:passwd|shadow)|(?:mcp|config|credentials|wallet)\.(?:json|dat)|(?:ssh|private) key|recipient|bcc|receiver|(?:ignore|disregard|forget|override|bypass)\s/;
