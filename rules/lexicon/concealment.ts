/**
 * English orders to keep something from the user. How a result is shown ("do not show the raw JSON to the user") is no
 * concealment, and neither is an order not to claim success too early ("… until the status is done"): each pattern has
 * two signs, that the user is not to learn of something, and that it is what the model or the tool does.
 */

const NOT =
  "\\b(?:do not|don['’]?t|never|must not|mustn['’]t|should not|shouldn['’]t|may not|avoid|refrain from)\\s+(?:ever\\s+)?";
const USER =
  '(?:the\\s+|your\\s+|any\\s+|end[- ]?)*(?:user|human|customer|operator|person|owner|developer|anyone|anybody)s?\\b';
const TELL = '(?:tell|inform|notify|alert|warn|telling|informing|notifying|alerting|warning)';
const SAY =
  '(?:mention|reveal|disclose|report|expose|acknowledge|announce|mentioning|revealing|disclosing|reporting|exposing)';
/** What goes on otherwise makes another thing of it: the upload address, this tool by name. */
const ENDS = '(?=\\s*(?:[.!;:,)"\'<\\n]|$|(?:to|of|from|that|was|is|were|are|has|have|itself|or|and)\\b))';
/** What the model does, or is told. */
const DEED = [
  `(?:this|these)\\s+(?:(?:tool|function|background|extra|hidden|additional)\\s+)?(?:tool|call|calls|invocation|steps?|actions?|instructions?)${ENDS}`,
  `(?:this|these|the)\\s+(?:extra\\s+|hidden\\s+|additional\\s+|tool\\s+)?(?:calls?|side[- ]?effects?|exfiltration|forwarding|upload|copying|bcc|collection)${ENDS}`,
  "(?:that\\s+)?you(?:['’]ve|\\s+have|\\s+also|\\s+first)*\\s+(?:called|call|invoked|(?:used|use)\\s+(?:it|this|(?:the|that)\\s+(?:tool|function))|read|accessed|access|copied|collected|uploaded|forwarded|logged|did|are\\s+doing|need\\s+to\\s+read|need\\s+to\\s+send)",
  'what\\s+you\\s+(?:did|do|are\\s+doing|have\\s+done)',
  '(?:it|this|they|[a-z]+\\s+[a-z]+|[a-z]+)\\s+(?:was|were|is|are|has\\s+been|have\\s+been|is\\s+being)\\s+(?:secretly\\s+)?(?:called|used|invoked|read|accessed|copied|collected|uploaded|forwarded|logged|bcc|exfiltrated|recorded|stored)',
].join('|');
const GAP = '(?:\\s+(?:about|of|that|the|fact|anything|using|use|having|any)){0,4}\\s+';

/** One of them is enough: the deed stands in it. */
export const CONCEALING: readonly RegExp[] = [
  new RegExp(`${NOT}${TELL}\\s+${USER}${GAP}(?:${DEED})\\b`, 'i'),
  new RegExp(`${NOT}${SAY}${GAP}(?:${DEED})\\b[^.!?\\n]{0,60}\\bto\\s+${USER}(?!\\s+as\\b)`, 'i'),
  new RegExp(`${NOT}let\\s+${USER}\\s+(?:know|see|notice|find\\s+out)${GAP}(?:${DEED})\\b`, 'i'),
  new RegExp(
    `\\b(?:the|your)\\s+user\\s+(?:must|should|may)\\s+(?:not|never)\\s+(?:know|notice|find\\s+out|learn|be\\s+told|be\\s+informed|be\\s+notified|be(?:come)?\\s+aware)${GAP}(?:${DEED})\\b`,
    'i',
  ),
  new RegExp(
    `(?:^|[.!?:;\\n]\\s{0,20}|\\b(?:and|must|should|always)\\s+)(?:hide|conceal|keep)\\s+(?:${DEED})\\b[^.!?\\n]{0,40}\\bfrom\\s+${USER}`,
    'i',
  ),
  /(?:^|[.!?:;\n]\s{0,20}|\b(?:you must|you should|always|then|first|also)\s+)(?:secretly|covertly|surreptitiously)\s+(?:send|forward|copy|upload|post|read|collect|include|add|call|run|transfer|bcc|log|store|delete|change|replace)\b/i,
  /\b(?:you must|you should|always|first|also|then)\s+(?:silently |quietly |secretly )?(?:send|forward|copy|upload|post|read|collect|include|call|run|transfer|bcc|delete|change|replace)\b[^.!?\n]{0,120}\bwithout\s+(?:ever\s+)?(?:telling|informing|notifying|alerting|mentioning\s+(?:it|this)\s+to)\s+(?:the\s+)?user\b/i,
];

/** Orders that hide, but not what: together with an order to do something aside they are one of two signs. */
export const HIDING = new RegExp(
  `(?:${[
    `${NOT}(?:${TELL}\\s+${USER}|(?:mention|reveal|disclose|report)\\s+(?:this|it|that|these|anything|any\\s+of\\s+this)(?:\\s+to\\s+${USER})?)`,
    `\\bwithout\\s+(?:telling|informing|notifying|alerting)\\s+${USER}`,
    `\\b(?:keep|hide)\\s+(?:this|it|that)\\s+(?:secret\\s+|hidden\\s+)?from\\s+${USER}`,
    '\\bkeep\\s+(?:this|it)\\s+(?:secret|hidden)\\b',
  ].join(
    '|',
  )})(?=\\s*(?:[.!;)<"'\\n]|$|(?:about|of)\\s+(?:it|this|that|the\\s+(?:change|redirect\\w*|copy))\\b|,\\s+(?:it|this|that)\\s+would\\b))`,
  'i',
);

/** The same in other languages. */
export const HIDING_ELSEWHERE =
  /(?:不要|不得|切勿|请勿|別)(?:把此事)?(?:告诉|告訴|告知|通知)(?:任何)?(?:用户|用戶|使用者)(?=\s*(?:[。！；]|$|此事|这件事))|\bno\s+se\s+lo\s+(?:digas?|menciones?|cuentes?)\s+al\s+usuario\b|\bne\s+le\s+(?:dites|dis|mentionnez)\s+pas\s+à\s+l['’]utilisateur\b|ユーザーには?(?:このことを)?(?:言わない|伝えない|知らせない)/i;

/** The rest of a sentence that makes an order to wait of it. */
export const UNTIL = /^[^.!?\n]{0,120}\b(?:until|unless|before|if|without|except|as long as|yet)\b/i;

/** In other languages: the order and the deed, at most so far apart. */
export const CONCEALING_ELSEWHERE: readonly RegExp[] = [
  /\bno\s+(?:le\s+|les\s+)?(?:digas?|diga|informes?|informe|menciones?|mencione)\b[^.!?\n]{0,40}\busuario\b[^.!?\n]{0,60}\b(?:esta herramienta|esta llamada|esta acción|has llamado|se ha llamado|se llamó|se ha enviado|se ha copiado)/i,
  /\bne\s+(?:dites|dis|mentionnez|informez|informe)\s+(?:pas|jamais|rien)\b[^.!?\n]{0,40}\butilisateur\b[^.!?\n]{0,60}(?:cet outil|cet appel|cette action|a été appelé|a été copié|a été envoyé)/i,
  /(?:不要|不得|切勿|请勿|別)(?:告诉|告訴|告知|通知|让|讓)(?:任何)?(?:用户|用戶|使用者)[^。！？\n]{0,20}(?:工具|调用|調用|操作|读取|讀取|上传|上傳|发送|發送)/,
  /ユーザーに(?:は)?[^。！？\n]{0,20}(?:ツール|呼び出|読み取|送信)[^。！？\n]{0,20}(?:言わない|伝えない|知らせない|教えない|話さない)/,
];

/** What stands in a text, in small letters, that has any of these: most have not. */
export const MAY_CONCEAL =
  /(?:not|n['’]t|never|avoid|from)\s+(?:ever\s+)?(?:tell|inform|notif|alert|warn|mention|reveal|disclos|report|expos|acknowledg|announc|let\s|know|notice|find|learn|be)|without\s+(?:ever\s+)?(?:tell|inform|notif|alert|mention)|secretly|covertly|surreptitiously|(?:keep|hide|conceal)\s|usuario|utilisateur|用户|用戶|使用者|ユーザー/;
