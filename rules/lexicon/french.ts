import { FRENCH_ENDINGS, FRENCH_IRREGULAR, FRENCH_NOUN_FORMS, FRENCH_VERBS } from './french-verbs.js';
import type { Lexicon, Opening } from './lexicon.js';
import { LETTER, loose, phrases, wholeWords } from './phrases.js';
import { type Grammar, openingOf } from './spaced.js';

/** The ends of infinitives, the longest first. */
const endings = Object.entries(FRENCH_ENDINGS).sort(([a], [b]) => b.length - a.length);

/** Every form that may open a description, with accents and without, and its infinitive. */
const infinitives: ReadonlyMap<string, string> = allForms();

/** Forms that are nouns in most places. */
export const nounForms: ReadonlySet<string> = new Set(withBareForms(FRENCH_NOUN_FORMS.split(' ')));

/** Pronouns before a verb and after an imperative: `s'abonne`, `connectez-vous`, `supprime-le`. */
const PRONOUNS = /^s['’]|-(?:vous|toi|moi|nous|l[ae]|les|lui|leur|y|en)$/g;

/** The infinitive of a verb in a form that may open a description; undefined for no verb. */
export function infinitiveOf(word: string): string | undefined {
  return infinitives.get(word) ?? (word === 'rendez-vous' ? undefined : withoutPronouns(word));
}

function withoutPronouns(word: string): string | undefined {
  const verb = word.replace(PRONOUNS, '');
  return verb === word ? undefined : infinitives.get(verb);
}

/** What a description calls the thing it describes. */
const SELF =
  "(?:outil|tool|fonction|endpoint|point de terminaison|commande|méthode|action|opération|api|appel(?: d'api)?|utilitaire|requête)";

/** A verb in the infinitive follows, perhaps behind a pronoun. */
const INFINITIVE = `(?=(?:s'|(?:se|vous|te|y|en) )?[${LETTER}]+(?:er|ir|re)(?![${LETTER}]))`;

/** Verbs of using, in the forms that speak to a reader, and what they use. */
const USE =
  '(?:utilise[rz]?|emploie|employ(?:ez|er)|appell?e[rz]?|invoque[rz]?|exécute[rz]?|lance[rz]?)(?:-l[ea])?';
const THIS = "(?:(?:ce|cet|cette|le|la) |l')";

/** Adverbs of manner. The ending alone is that of many nouns too: `paiement`, `document`, `traitement`. */
const ADVERB =
  `(?:[${LETTER}]+(?:amment|emment|ivement|ellement|uellement|alement|iquement|idement|ablement|iblement|airement|eusement|lètement|ièrement|atement|ctement)` +
  '|simplement|facilement|lentement|librement|seulement|uniquement|gratuitement|simultanément|instantanément|séparément' +
  "|également|aussi|d'abord|ensuite|puis|toujours|veuillez|s'il vous plaît)";

const ARTICLE =
  '(?:(?:les?|la|une?|des|tou(?:s|t|te|tes)|chaque|votre|vos|notre|nos|ton|ta|tes|ses|son|sa|leurs?|ce|cet|cette|ces' +
  `|plusieurs|quelques|deux|trois|certaine?s?)(?![${LETTER}])|l')`;

const grammar: Grammar = {
  baseOf: (word) => (nounForms.has(word) ? undefined : infinitiveOf(word)),
  beforeDeterminer: nounForms,
  determiner: opens(
    `${ARTICLE}|(?:${ADVERB}|si|combien|comment|dans|sur|parmi)(?![${LETTER}])|(?:à |aux? (?=utilisateur))(?:l'|la |une? |votre )?` +
      `|[,/] ?[${LETTER}]+|(?:et|ou|et/ou) [${LETTER}]+ ${ARTICLE}`,
  ),
  carriers: new Set([...infinitives.keys()].filter((form) => isCarrier(infinitives.get(form)))),
  usePhrase: opens(
    `(?:(?:à )?${USE}(?: ${THIS}${SELF}| ceci| cela)?(?: pour| afin de| afin d')` +
      "|(?:(?:vous|te|nous|leur|lui) )?permet(?:te[rz]?|tant|tent|tra|s)?(?: également| aussi)?(?: (?:à|aux?) [^.,]{1,40}?)? (?:de|d')" +
      '|sert à|(?:vous )?aide à|(?:est|peut être) (?:utilis|conç|destin|prév)(?:ée?|ue?) (?:pour|à)' +
      `|(?:vous )?(?:peut|pouvez|va)) ?${INFINITIVE}`,
  ),
  leadIns: [
    opens(`(?:${THIS}|une? )(?:nouve(?:l|lle|au) )?${SELF}(?: (?:mcp|api))? `),
    opens(`(?:il|elle|ceci|cela|qui) (?=[${LETTER}])`),
    opens(`(?:pour |afin de |afin d')${INFINITIVE}`),
    opens(`${ADVERB}(?:,? (?:et|ou) ${ADVERB})?,? (?=[${LETTER}])`),
    opens(`(?:se|vous|nous|te|y|en) (?=[${LETTER}])`),
    // A label, with the blank that French sets before a colon.
    /^[^\s.!?|:]+(?: [^\s.!?|:]+){0,5}[ \u00a0\u202f]:\s/,
  ],
  guidance: opens(
    `(?:(?:à )?${USE}(?: ${THIS}[${LETTER}]+| ceci| cela)?(?: aussi| toujours| également)? ` +
      `(?:lorsqu'|(?:quand|lorsque|si|dès que|seulement|uniquement|avant|après|comme|en|au lieu|plutôt|dans|chaque fois)(?![${LETTER}])|s'il|pour (?!${INFINITIVE}))` +
      // "Liste des clients" is no order to list clients, though "Analyse des images" is one to analyse images.
      '|liste (?:de|des|du|d)(?= ))',
  ),
};

function openingIn(text: string): Opening {
  const { word, verb } = openingOf(text, grammar);
  // A form that is a noun elsewhere comes as it stands.
  return { word, verb: verb && (infinitiveOf(verb) ?? verb) };
}

/** "Ne renvoie rien", "sans renvoyer", "n'est pas renvoyé"; but "ne renvoie que …" says what comes back. */
const NOT_NEGATED = `(?<!(?:^|[^${LETTER}])(?:ne|sans|pas|jamais|rien)(?: (?:la|les?|en|être))? )`;
const ONLY = " (?:que |qu')";

/** Verbs of getting: with "comme un …" or "au format …" they say what comes back. */
const GETTING =
  '(?:obt(?:ient|iens|enez|enir)|récup(?:ère|érez|érer)|télécharge[rz]?|exporte[rz]?|liste[rz]?|extra(?:it|is|yez|ire)|capture[rz]?|consulte[rz]?|li(?:t|s|sez|re))';

const FORMATS = '(?:json|jsonl|csv|xml|html|markdown|pdf|png|jpe?g|svg|yaml|base64|texte brut|texte|binaire)';

/** What a result does in a sentence that says what it is. */
const BEING =
  '(?:est|sont|sera|contient|contiennent|contiendra|inclut|incluent|comprend|comprennent|comporte|se compose|consiste)' +
  `(?! (?:pas|jamais)(?![${LETTER}]))`;

/** Errors that a tool reads or counts, not its own. */
const NOT_AS_DATA = loose(
  "(?<!(?:journaux|journal|logs?|taux|suivi|surveillance|rapports?|tendances?|budgets?) (?:de |des |d'|d'))",
);

/** Something that a verb works on: "invalide le cache" makes invalid, and does not say that it was. */
const OBJECT = `(?! (?:les?|la|une?|ce|cet|cette|ces|tou(?:s|t|te|tes)|immédiatement)(?![${LETTER}])| l')`;

/** Behind other words. */
const NOT_FIRST = `(?<!^[^${LETTER}]*)`;

/** "Retourne à la page": goes, or sends, somewhere. */
const AWAY = 'à|vers|aux?(?! format)';

/** What makes a number a status code, unless it counts things ("renvoie 500 lignes"). */
const CODE_BEFORE =
  '(?:renvoie|retourne|répond(?: avec| par)?|échoue avec|http(?: code| statut| status)?|codes?(?: de statut| de réponse| http){0,2}|statut|erreur) (?:une? |le )?`?';
const NO_COUNT = `(?! (?!sans|dans|dès)[${LETTER}]+s(?![${LETTER}]))`;

export const french: Lexicon = {
  tag: 'fr',
  name: 'French',
  opening: openingIn,
  destroys: new Set(FRENCH_VERBS.destroys.split(' ')),
  returns: phrases(
    [
      'renvo',
      says(
        'renvo(?:ie|ient|yer|yez|yant)|renverra',
        `${AWAY}|(?:l'|une? )invitation|le sms|(?:l'|une? )e-mail de (?:confirmation|vérification|bienvenue|activation)`,
      ),
    ],
    ['retourn', says('retourn(?:e|ent|er|ez|ant|era)', `${AWAY}|en arrière|sur`)],
    ['restitu', says('restitu(?:e|ent|er|ez|era)')],
    // Not what another tool returned: "l'identifiant renvoyé par creer_commande".
    ['renvoy', says('(?:est|sont|sera|seront) renvoyée?s?', `${AWAY}|par`)],
    ['retourn', says('(?:est|sont|sera|seront) retournée?s?', `${AWAY}|par`)],
    ['pond ', says('répond (?:avec|par)')],
    ['pondre ', says('répondre (?:avec|par)')],
    ['retour', wholeWords('(?:valeurs?|type) de retour|(?:donne|fournit) en retour')],
    ['retour', colon('retours?')],
    ['sultat', `${wholeWords(`résultats? ${BEING}`)}|${colon('résultats?')}`],
    ['ponse', `${wholeWords(`réponses? ${BEING}`)}|${colon('réponses?')}`],
    ['sortie', `${wholeWords(`sorties? ${BEING}`)}|${colon('sorties?')}`],
    ['comme ', got(`comme (?:une? [${LETTER}]+|${FORMATS})`)],
    ['forme d', got(`sous (?:la )?forme (?:de |d'une? |d')[${LETTER}]+`)],
    ['en tant que ', got(`en tant que ${FORMATS}`)],
    ['au format ', got(`au format ${FORMATS}`)],
  ),
  errors: phrases(
    ['erreur', NOT_AS_DATA + wholeWords('erreurs?')],
    ['chou', wholeWords('échou(?:e|ent|er|era|eront)')],
    ['chec', NOT_AS_DATA + wholeWords('échecs?')],
    [
      'exception',
      wholeWords("(?:lève|lèvent|lèvera|lance|lancent|déclenche|génère) (?:une |l'|des |cette )?exceptions?"),
    ],
    ['exception', wholeWords("exceptions? (?:si|s'il|lorsque|quand)")],
    // At the start it is what the tool is for: "Rejette une demande".
    ['rejet', NOT_FIRST + wholeWords('rejet(?:te|tent|tera)|(?:est|sont|sera|seront) rejetée?s?')],
    ['refus', NOT_FIRST + wholeWords('refus(?:e|ent|era)|(?:est|sont|sera|seront) refusée?s?')],
    ['introuvable', wholeWords('introuvables?')],
    ['trouv', wholeWords("non trouvée?s?|n'est pas trouvée?|ne sont pas trouvée?s|n'a pas été trouvée?")],
    ['invalide', wholeWords('invalides?') + loose(OBJECT)],
    ['valide', wholeWords("non valides?|n'est pas valide|ne sont pas valides|pas valides?")],
    ['4', `${wholeWords(`${CODE_BEFORE}4[0-9][0-9]`)}${NO_COUNT}|${wholeWords('4xx')}`],
    ['5', `${wholeWords(`${CODE_BEFORE}5[0-9][0-9]`)}${NO_COUNT}|${wholeWords('5xx')}`],
    [
      'exist',
      `${wholeWords("si|s'il|s'ils|s'elle|lorsque|lorsqu'|quand")}[^.!?]{0,200}${wholeWords("n'exist(?:e|ent|ait) (?:pas|plus)")}(?! encore)`,
    ],
  ),
  failing: new RegExp(
    wholeWords(
      `erreurs?|échou[${LETTER}]*|échecs?|exceptions?|rejet[${LETTER}]*|refus[${LETTER}]*|interdite?s?|impossible|` +
        "(?:ne )?(?:peut|peuvent) pas|indisponibles?|invalides?|non valides?|introuvables?|inexistante?s?|n'existe(?:nt)? pas",
    ),
    'i',
  ),
  optional: phrases(
    ['facultati', called('facultati(?:f|fs|ve|ves)')],
    ['optionnel', called('optionnel(?:s|le|les)?')],
  ),
  required: phrases(['obligatoire', called('obligatoires?')], ['requis', called('requis(?:e|es)?')]),
};

/** Said of a parameter without a condition, in the three places where it is surely meant (see the English lexicon). */
function called(word: string): string {
  const unconditional = `(?!,? ?(?:s'|(?:si|lorsque|lorsqu|quand|sauf|à moins|pour|seulement|uniquement|par|en|avec|dans|selon|comme|où|mais|et|ou|champs?|paramètres?)(?![${LETTER}])))`;
  return loose(
    [
      `^[^${LETTER}]*(?:${word})(?=\\s*[.:;,)\\]—–-]|\\s*$)${unconditional}`,
      `(?:^|[.;]\\s+)(?![^${LETTER}]*(?:pour|lorsque|quand|si|en|avec|dans|seulement|sauf)(?![${LETTER}]))[^.;]*[([]\\s*(?:${word})\\s*[)\\]]`,
      `(?<![${LETTER}])(?:(?:ce|cet|cette|le|la) |l')(?:paramètre|champ|argument|valeur|option|entrée|propriété) est (?:toujours )?(?:${word})(?![${LETTER}])${unconditional}`,
    ].join('|'),
  );
}

/** A word that is not negated, and not followed by an error or by what gives it another meaning. */
function says(word: string, otherwise = 'rien'): string {
  const error = `(?:(?:une?|des|le|la) |l')?(?:[${LETTER}]+ (?:de |d')?)?(?:erreurs?|http [45][0-9][0-9]|[45][0-9][0-9]${NO_COUNT})`;
  const meant = `(?! ?${loose(`(?:${otherwise}|${error})`)}(?![${LETTER}]))`;
  return `(?:${NOT_NEGATED}${wholeWords(word)}|${wholeWords(word)}(?=${loose(ONLY)}))${meant}`;
}

/** A verb of getting, and in the same sentence as what it gets its object. */
function got(how: string): string {
  return `${wholeWords(GETTING)}[^.!?]{0,200}${wholeWords(how)}`;
}

/** A heading: the word and a colon, before which French sets a blank. */
function colon(word: string): string {
  return `${wholeWords(word)}(?=\\s?:)`;
}

function opens(source: string): RegExp {
  return new RegExp(`^(?:${loose(source)})`, 'i');
}

/** Verbs that carry another one, or say when to use the tool. */
function isCarrier(verb: string | undefined): boolean {
  return /^(?:utiliser|employer|appeler|invoquer|exécuter|lancer|permettre|servir|aider)$/.test(verb ?? '');
}

function allForms(): Map<string, string> {
  const forms = new Map<string, string>();
  for (const verb of Object.values(FRENCH_VERBS).join(' ').split(' '))
    for (const form of withBareForms(formsOf(verb))) if (!forms.has(form)) forms.set(form, verb);
  return forms;
}

/** Infinitive, third person, imperative of tu and of vous. */
function formsOf(verb: string): string[] {
  const irregular = FRENCH_IRREGULAR[verb];
  if (irregular !== undefined) return [verb, ...irregular.split(' ')];
  if (verb.endsWith('er')) return [verb, `${verb.slice(0, -1)}z`, ...thirdPersons(verb.slice(0, -2))];
  const [end, forms] = endings.find(([ending]) => verb.endsWith(ending)) ?? ['', ''];
  return [verb, ...forms.split(' ').map((form) => verb.slice(0, verb.length - end.length) + form)];
}

/**
 * The third person of a verb in -er, which is the imperative of tu: `gère`, `lève`, `envoie`. Where two spellings are in
 * use (`renouvelle` and `renouvèle`, `paie` and `paye`) both.
 */
function thirdPersons(stem: string): string[] {
  if (/[aou]y$/.test(stem)) {
    const mute = `${stem.slice(0, -1)}ie`;
    return stem.endsWith('ay') ? [mute, `${stem}e`] : [mute];
  }
  const open = `${stem.replace(/[eé](?=(?:[bcdfghjklmnpqrstvxz]|[gq]u|[bcdfgptv][lr]|ch|gn)$)/, 'è')}e`;
  return /e[lt]$/.test(stem) ? [open, `${stem}${stem.at(-1)}e`] : [open];
}

function withBareForms(forms: readonly string[]): string[] {
  return forms.flatMap((form) => [form, bare(form)]);
}

/** Most words have no accent, and normalizing costs more than looking. */
function bare(word: string): string {
  return /^[a-z]*$/.test(word) ? word : word.normalize('NFD').replace(/\p{M}/gu, '');
}
