import type { Lexicon, Opening } from './lexicon.js';
import { LETTER, loose, phrases, wholeWords } from './phrases.js';
import { type Grammar, openingOf } from './spaced.js';
import {
  SPANISH_FAMILIES,
  SPANISH_IRREGULAR,
  SPANISH_NOUN_FORMS,
  SPANISH_STEM_CHANGES,
  SPANISH_STRESSED_I,
  SPANISH_VERBS,
} from './spanish-verbs.js';

/** The stem of each verb whose stem is another under stress: `muestr` of `mostrar`. */
const stressedStems: ReadonlyMap<string, string> = new Map([
  ...changed(SPANISH_STEM_CHANGES.ie, /e(?=[^aeo]*$)/, 'ie'),
  ...changed(SPANISH_STEM_CHANGES.ue, /[ou](?=[^aeiou]*$)/, 'ue'),
  ...changed(SPANISH_STEM_CHANGES.i, /e(?=[^aeo]*$)/, 'i'),
  ...changed(SPANISH_STRESSED_I, /i$/, 'í'),
]);

/** Every form that may open a description, with accents and without, and its infinitive. */
const infinitives: ReadonlyMap<string, string> = allForms();

/** Forms that are nouns in most places. */
export const nounForms: ReadonlySet<string> = new Set(withBareForms(SPANISH_NOUN_FORMS.split(' ')));

/** Pronouns at the end of an infinitive or an imperative: `conéctate`, `obtenerla`, `muéstraselo`. */
const ENCLITIC = /(?:[mts]e|nos)?l[aeo]s?$|[mts]e$/;
/** Adjectives in the plural that are spelled like a verb with a pronoun: `generales`, `actuales`. */
const ADJECTIVE = /ales$/;
const SHORTEST_WITH_ENCLITIC = 3;

/** The infinitive of a verb in a form that may open a description; undefined for no verb. */
export function infinitiveOf(word: string): string | undefined {
  const direct = infinitives.get(word);
  if (direct !== undefined) return direct;
  const stem = word.replace(ENCLITIC, '');
  if (stem.length === word.length || stem.length < SHORTEST_WITH_ENCLITIC) return undefined;
  // The pronoun moves the written accent: "crea", but "créala".
  return ADJECTIVE.test(word) ? undefined : infinitives.get(bare(stem));
}

/** What a description calls the thing it describes. */
const SELF =
  '(?:herramienta|tool|función|endpoint|comando|método|acción|operación|api|llamada|utilidad|consulta|petición|solicitud)';

const INFINITIVE = `(?=[${LETTER}]+(?:[aei]|á|é|í)r(?:[mts]e)?(?:l[aeo]s?)?(?![${LETTER}]))`;

/** Verbs of using, in the forms that speak to a reader. */
const USE =
  '(?:us(?:a|e|ar)|utili(?:za|ce|zar)|emple(?:a|e|ar)|llam(?:a|e|ar)|invo(?:ca|que|car)|ejecut(?:a|e|ar))';

/** The same with the tool as a pronoun: `úsala`. */
const USE_IT = withBareForms(
  'úsa úse utilíza utilíce empléa emplée lláma lláme invóca invóque ejecúta ejecúte'
    .split(' ')
    .flatMap((form) => [`${form}la`, `${form}lo`]),
);

/** Verbs that carry another one, or say when to use the tool. */
const CARRIERS: ReadonlySet<string | undefined> = new Set(
  'usar utilizar emplear llamar invocar ejecutar permitir servir ayudar'.split(' '),
);

const ADVERB = `(?:[${LETTER}]{3,}mente|también|primero|luego|después|siempre|ahora|solo|sólo|a menudo|por favor)`;

/** Adverbs joined: the first of two leaves its ending out ("rápida y permanentemente"). */
const ADVERBS = `(?:[${LETTER}]+ [ye] )?${ADVERB}(?:,? [yoe] ${ADVERB})?`;

const ARTICLE =
  '(?:el|las?|los|un[oa]?s?|tod[oa]s?|cada|cualquier|algun[oa]s?|ambos|vari[oa]s|múltiples|tu|tus|su|sus|mi|mis|nuestr[oa]s?|est[ea]|est[oa]s|es[ea]|es[oa]s|dich[oa]s?|dos|tres)';

/** Nouns without an article that are no adjectives, so that the word before them is a verb: "Consulta saldo". */
const BARE_NOUN = `(?:[${LETTER}]+(?:s|ción|sión|dad)|saldo|stock|texto|contenido|código|correo|inventario|estado|historial)`;

const OPENED_BY_VERB = `(?:${ARTICLE}|${ADVERB}|${BARE_NOUN}|si|cuánt[oa]s?|qué|cómo|al|a (?:${ARTICLE})|en (?:${ARTICLE}))`;

const grammar: Grammar = {
  baseOf: (word) => (nounForms.has(word) ? undefined : infinitiveOf(word)),
  beforeDeterminer: nounForms,
  determiner: opens(
    `(?:[,/] ?[${LETTER}]|${OPENED_BY_VERB}(?![${LETTER}])|(?:[yoeu]|y/o) [${LETTER}]+[aer] ${OPENED_BY_VERB}(?![${LETTER}]))`,
  ),
  carriers: new Set([
    ...USE_IT,
    ...[...infinitives.keys()].filter((form) => CARRIERS.has(infinitives.get(form))),
  ]),
  usePhrase: opens(
    [
      `${USE}(?: (?:est[aeo]|la|el|lo)(?: ${SELF})?)? para `,
      `(?:${USE_IT.join('|')}) para `,
      '(?:(?:te|le|les|nos|se) )?(?:permit(?:e|en|a|ir|irá)|puede) ',
      '(?:se (?:usa|utiliza|emplea)|sirve|está (?:diseñad|pensad)[oa]) para ',
      '(?:(?:te|le|les|nos) )?ayuda a ',
    ]
      .map((phrase) => phrase + INFINITIVE)
      .join('|'),
  ),
  leadIns: [
    opens(`(?:est[aeo]|el|la|una?)(?: nuev[oa])? ${SELF}(?: (?:mcp|api))?(?: que)? `),
    opens(`(?:esto|que) (?=[${LETTER}]+)`),
    opens(`para ${INFINITIVE}`),
    opens(`${ADVERBS},? (?=[${LETTER}])`),
    opens(`(?:[mts]e|les?|nos) (?=[${LETTER}])`),
  ],
  guidance: opens(
    `(?:${USE}(?: (?:est[aeo]|la|el|lo)(?: [${LETTER}]+)?)?|${USE_IT.join('|')})(?: (?:también|siempre))? ` +
      `(?:para (?!${INFINITIVE})|(?:cuando|siempre que|si|solo|solamente|únicamente|antes|después|como|en|por)(?![${LETTER}]))`,
  ),
};

function openingIn(text: string): Opening {
  const { word, verb } = openingOf(text, grammar);
  // A form that is a noun elsewhere comes as it stands.
  return { word, verb: verb && (infinitiveOf(verb) ?? verb) };
}

/** "No devuelve nada", "sin devolver", "no se devuelve". */
const NOT_NEGATED = `(?<!(?:^|[^${LETTER}])(?:no|nunca|sin|ni)(?: (?:se|les?|l[ao]s?))? )`;

/** Verbs of getting: with "como un …" or "en formato …" they say what comes back. */
const GETTING =
  '(?:obt(?:iene|én|enga|ener)|recuper(?:a|e|ar)|descarg(?:a|ue|ar)|export(?:a|e|ar)|list(?:a|e|ar)|renderi(?:za|ce|zar)|captur(?:a|e|ar)|extra(?:e|iga|er)|consult(?:a|e|ar)|le(?:e|a|er))';

const FORMATS =
  '(?:json|jsonl|csv|xml|html|markdown|pdf|png|jpe?g|svg|yaml|base64|texto plano|texto|binario)';

/** What a result does in a sentence that says what it is. */
const BEING =
  '(?:es|son|será|contiene|contienen|contendrá|incluye|incluyen|incluirá|consiste|consta|trae|lleva|viene|tiene)';

/** Errors that a tool reads or counts, not its own. */
const NOT_AS_DATA = loose(
  '(?<!(?:registros?|logs?|tasas?|seguimiento|monitoreo|monitorización|informes?|reportes?|tendencias?|presupuestos?) de )',
);

/** Behind other words. */
const NOT_FIRST = `(?<!^[^${LETTER}]*)`;

/** What makes a number a status code, unless it counts things ("devuelve 500 filas"). */
const CODE_BEFORE =
  '(?:devuelve|retorna|responde(?: con)?|falla con|http(?: código| estado| status)?|códigos?(?: de estado| de respuesta| http){0,2}|estado|error) (?:un )?`?';
const NO_COUNT = `(?! [${LETTER}]+s(?![${LETTER}]))`;

export const spanish: Lexicon = {
  tag: 'es',
  name: 'Spanish',
  opening: openingIn,
  destroys: new Set(SPANISH_VERBS.destroys.split(' ')),
  returns: phrases(
    ['devuel', says('devuel(?:ve|ven|va|van)', 'el dinero')],
    ['devolv', says('devolv(?:er|erá|erán|iendo)', 'el dinero')],
    ['retorn', says('retorn(?:a|an|ará|arán|ar|ando|e|en)', 'al?|hacia|desde')],
    ['regresa', says('regresa(?:n|rá|r)?', 'al?|de|desde|hacia')],
    // Not what another tool returned: "el id devuelto por crear_pedido".
    ['devuelt', says('(?:es|son|será|serán) devuelt[oa]s?', 'por')],
    ['retornad', says('(?:es|son|será|serán) retornad[oa]s?', 'por')],
    ['responde', says('responde(?:n|r|rá)? con')],
    ['contesta', says('contesta(?:n|r|rá)? con')],
    ['de retorno', wholeWords('(?:valor|valores|tipo) de retorno')],
    ['retorno', `${wholeWords('retornos?')}(?=:)`],
    ['como resultado', wholeWords('(?:da|dan|entrega|produce) como resultado')],
    ['resultado', `${wholeWords(`resultados? ${BEING}`)}|${wholeWords('resultados?')}(?=:)`],
    ['respuesta', `${wholeWords(`respuestas? ${BEING}`)}|${wholeWords('respuestas?')}(?=:)`],
    ['salida', `${wholeWords(`salidas? ${BEING}`)}|${wholeWords('salidas?')}(?=:)`],
    ['como ', got(`como (?:una? [${LETTER}]+|${FORMATS})`)],
    ['en formato ', got(`en formato ${FORMATS}`)],
  ),
  errors: phrases(
    ['error', NOT_AS_DATA + wholeWords('error(?:es)?')],
    ['fall', NOT_AS_DATA + wholeWords('fall(?:a|an|ará|arán|ar|e|en|os?)')],
    ['excepci', wholeWords('(?:lanz|arroj|gener|provoc)[a-z]+ (?:una |la )?excepci(?:ón|ones)')],
    ['excepci', wholeWords('excepci(?:ón|ones) (?:si|cuando)')],
    // At the start it is what the tool is for: "Rechaza una solicitud".
    ['rechaz', NOT_FIRST + wholeWords('rechaza(?:n|rá|rán)?|(?:es|son|será|serán) rechazad[oa]s?')],
    ['den', NOT_FIRST + wholeWords('deniegan?|denegará|(?:es|son|será|serán) denegad[oa]s?')],
    ['no encontrad', wholeWords('no encontrad[oa]s?')],
    ['no se ', wholeWords('no se (?:encuentran?|encontr(?:ó|aron|ara)|hall(?:a|an|ó))')],
    ['lid', wholeWords('inválid[oa]s|no (?:es |son |sea |sean )?válid[oa]s?')],
    ['lid', `${wholeWords('inválid[oa]')}(?! (?:el|las?|los|una?|tod[oa]s?|cualquier)(?![${LETTER}]))`],
    ['4', `${wholeWords(`${CODE_BEFORE}4[0-9][0-9]`)}${NO_COUNT}|${wholeWords('4xx')}`],
    ['5', `${wholeWords(`${CODE_BEFORE}5[0-9][0-9]`)}${NO_COUNT}|${wholeWords('5xx')}`],
    [
      'exist',
      `${wholeWords('si|cuando|donde')}[^.!?]{0,200}${wholeWords('no exist(?:en?|an?|iera|ía)')}(?! (?:a[uú]n|todav))`,
    ],
  ),
  failing: new RegExp(
    wholeWords(
      `error(?:es)?|fall[${LETTER}]*|excepci(?:ón|ones)|recha[zc][${LETTER}]*|den(?:ieg|eg)[${LETTER}]*|inválid[oa]s?|no válid[oa]s?|` +
        'no (?:se )?pued(?:e|en|a|an|o)|imposible|no (?:está )?disponible|inexistentes?|no existen?|no encontrad[oa]s?',
    ),
    'i',
  ),
  optional: phrases(['opcional', called('opcional(?:es)?')]),
  required: phrases(['obligatori', called('obligatori[oa]s?')], ['requerid', called('requerid[oa]s?')]),
};

/** Said of a parameter without a condition, in the three places where it is surely meant (see the English lexicon). */
function called(word: string): string {
  const unconditional = `(?!,? ?(?:si|cuando|salvo|excepto|a menos|para|solo|sólo|por|en|con|al?|según|como|donde|dependiendo|pero|y|o|e|u|campos?|parámetros?)(?![${LETTER}]))`;
  return loose(
    [
      `^[^${LETTER}]*(?:${word})(?=\\s*[.:;,)\\]—–-]|\\s*$)${unconditional}`,
      `(?:^|[.;]\\s+)(?![^${LETTER}]*(?:para|cuando|si|en|con|al?|solo|sólo|salvo)(?![${LETTER}]))[^.;]*[([]\\s*(?:${word})\\s*[)\\]]`,
      `(?<![${LETTER}])(?:est[ea]|el|la) (?:parámetro|campo|argumento|valor|opción|entrada|propiedad) es (?:siempre )?(?:${word})(?![${LETTER}])${unconditional}`,
    ].join('|'),
  );
}

/** A word that is not negated, and not followed by an error or by what gives it another meaning. */
function says(word: string, otherwise = 'nada'): string {
  const error = `(?:(?:una?|el|la|los) )?(?:[${LETTER}]+ (?:de )?)?(?:error(?:es)?|http [45][0-9][0-9]|[45][0-9][0-9]${NO_COUNT})`;
  return `${NOT_NEGATED}${wholeWords(word)}(?! ${loose(`(?:${otherwise}|${error})`)}(?![${LETTER}]))`;
}

/** A verb of getting, and in the same sentence as what it gets its object. */
function got(how: string): string {
  return `${wholeWords(GETTING)}[^.!?]{0,200}${wholeWords(how)}`;
}

function opens(source: string): RegExp {
  return new RegExp(`^(?:${loose(source)})`, 'i');
}

function changed(verbs: string, from: RegExp, to: string): [verb: string, stem: string][] {
  return verbs.split(' ').map((verb) => [verb, verb.slice(0, -2).replace(from, to)]);
}

function allForms(): Map<string, string> {
  const forms = new Map<string, string>();
  for (const verb of Object.values(SPANISH_VERBS).join(' ').split(' '))
    for (const form of withBareForms(formsOf(verb))) if (!forms.has(form)) forms.set(form, verb);
  return forms;
}

/** Infinitive, third person (which is the imperative of tú), imperative of usted, of vos and of vosotros. */
function formsOf(verb: string): string[] {
  const irregular = SPANISH_IRREGULAR[verb];
  if (irregular !== undefined) return [verb, ...irregular.split(' ')];
  const stem = verb.slice(0, -2);
  const vowel = bare(verb.at(-2) ?? '');
  const plural = [`${stem}${accented(vowel)}`, `${stem}${vowel}d`];
  const family = Object.keys(SPANISH_FAMILIES).find((end) => verb.endsWith(end));
  if (family !== undefined) {
    const prefix = verb.slice(0, -family.length);
    return [verb, ...plural, ...(SPANISH_FAMILIES[family] ?? '').split(' ').map((form) => prefix + form)];
  }
  const stressed = stressedStems.get(verb) ?? stem;
  const [third, polite] = vowel === 'a' ? inAr(stressed) : inErOrIr(stressed, vowel);
  return [verb, third, polite, ...plural];
}

/** `busca`, `busque`; `evalúa`, `evalúe`. */
function inAr(stem: string): [third: string, polite: string] {
  const stressed = stem.replace(/(?<!g)u$/, 'ú');
  const soft = stressed.replace(/c$/, 'qu').replace(/gu$/, 'gü').replace(/g$/, 'gu').replace(/z$/, 'c');
  return [`${stressed}a`, `${soft}e`];
}

/** `elige`, `elija`; `establece`, `establezca`; `incluye`, `incluya`. */
function inErOrIr(stem: string, vowel: string): [third: string, polite: string] {
  if (vowel === 'i' && /(?<!g)u$/.test(stem)) return [`${stem}ye`, `${stem}ya`];
  const hard = stem
    .replace(/(?<=[aeiou])c$/, 'zc')
    .replace(/(?<=[^aeiouz])c$/, 'z')
    .replace(/g$/, 'j')
    .replace(/gu$/, 'g');
  return [`${stem}e`, `${hard}a`];
}

function accented(vowel: string): string {
  return { a: 'á', e: 'é', i: 'í' }[vowel] ?? vowel;
}

/** Without accents; one letter alone says too little ("dé" is a verb, "de" is none). */
function withBareForms(forms: readonly string[]): string[] {
  return forms.flatMap((form) => (form.length > 2 ? [form, bare(form)] : [form]));
}

/** Most words have no accent, and normalizing costs more than looking. */
function bare(word: string): string {
  return /^[a-z]*$/.test(word) ? word : word.normalize('NFD').replace(/\p{M}/gu, '');
}
