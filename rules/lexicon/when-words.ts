/**
 * Words by which a description tells when a tool is used, and when not, by language (BCP 47). They are many on purpose:
 * a text counts as silent only when it has none of them.
 */
const WHEN: ReadonlyMap<string, RegExp> = new Map([
  [
    'en',
    new RegExp(
      [
        '^\\W{0,9}for\\b|\\b(?:when|answers?|questions?|covers?|pick|whenever|before|after|once|unless|until|instead|otherwise|first|then|unlike|versus|vs|rather than|prior to|as opposed to|in contrast|alternative(?:ly)? to|complement\\w*)\\b',
        '\\bif (?:you|the user|users?|an? (?:user|agent|caller|client)|needed|necessary|asked|unsure|no(?:ne|thing)?|there)\\b',
        '\\b(?:use|used|using|useful|useful|call|called|run|invoke|prefer|preferred|choose|intended|meant|designed|suitable|suited|ideal|best|good|great|perfect|helpful|handy|needed|required|recommended|necessary) (?:[\\w-]+ ){0,3}(?:for|to|if|as|in|by|with|only|over|where|this|it|on)\\b',
        "\\b(?:(?:do|does|should|must|can)(?: not|n't|not) (?:be )?(?:use|used|call|called)|not for|only (?:for|if|by|in|with|on)|avoid|use cases?|usage|workflow|prerequisites?|requires?|in order to|so that|so you|allows?|allowing|enables?|enabling|helps?|lets|see also|see `|related|deprecated|the model)\\b",
      ].join('|'),
      'i',
    ),
  ],
  [
    'es',
    /(?<!\p{L})(?:cuando|si|antes|después|tras|primero|luego|útil|úsal[ao]|us[ea]|usar|utiliz\w+|llam\w+|para|en lugar|en vez|permite|sirve|requiere|ayuda|solo|sólo)(?!\p{L})/iu,
  ],
  [
    'fr',
    /(?<!\p{L})(?:quand|lorsqu\p{L}*|si|s|avant|après|dès|puis|d'abord|utile|utilis\p{L}+|appel\p{L}+|pour|afin|au lieu|plutôt|permet\p{L}*|sert|nécessite|aide|seulement|uniquement)(?!\p{L})/iu,
  ],
  [
    'zh',
    /[当时若前后先]|如果|用于|适用|适合|使用|调用|以便|需要|必须|场景|用来|可以|可用|而不是|支持|帮助|请/,
  ],
  [
    'ja',
    /とき|時|際|場合|前に|後に|まず|使用|使い|使う|利用|呼び出|ため|用|たら|れば|代わり|必要|できます|ください|向け/,
  ],
]);

/** What tells when to use a tool, in a language; undefined when nothing is known of it. */
export function whenWords(tag: string): RegExp | undefined {
  return WHEN.get(tag);
}
