/**
 * Words that call a parameter optional or required, by language tag. They stand apart from the lexicons, since the text
 * of a parameter may be in another language than the tool's: these words say which one to ask.
 */
export const OBLIGATION = {
  en: /optional|required|mandatory/i,
  es: /opcional|obligatori|requerid/i,
  fr: /facultati|optionnel|obligatoire|requis/i,
  zh: /可选|可選|选填|選填|选传|選傳|必填|必需|必须|必須|必传|必傳|必选|必選|省略|不填|不传|不傳/,
  ja: /任意|省略|オプション|必須|必ず/,
} as const;

/** Any of them: most texts have none, and need no closer look. */
export const ANY_OBLIGATION = new RegExp(
  Object.values(OBLIGATION)
    .map(({ source }) => source)
    .join('|'),
  'i',
);
