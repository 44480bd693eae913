import { actsOf, type Effects, objectsTo } from './effects.js';
import { infinitiveOf, nounForms } from './french.js';
import { FRENCH_VERBS } from './french-verbs.js';
import { romanceAct } from './romance-writing.js';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Beside the verbs of looking, those that leave things alone wherever a description has them. */
const NEUTRAL =
  'accéder aider combiner convertir fournir inclure limiter ordonner permettre représenter retourner servir traduire trier utiliser';

export const frenchEffects: Effects = {
  tag: 'fr',
  acts: actsOf([
    // Not "retourner", "rendre", "afficher" or "valider": what is given back, shown or made valid is changed by it.
    ['reads', 'look', 'obtenir lister récupérer consulter énumérer'],
    ['reads', 'search', 'rechercher chercher trouver'],
    ['creates', 'create', 'créer'],
    ['creates', 'add', 'ajouter'],
    ['creates', 'send', 'envoyer'],
    ['changes', 'update', 'modifier éditer changer actualiser'],
    ['destroys', 'delete', 'supprimer effacer détruire'],
    ['destroys', 'remove', 'retirer enlever'],
  ]),
  otherSense: (_verb, _word, text) =>
    /^\W*list(?:e|er|ez) (?:une?|ton|ta|votre|ce|cette)(?![a-z])/i.exec(text)?.[0],
  againstReading: romanceAct({
    infinitiveOf,
    looking: words(`${FRENCH_VERBS.reads} ${NEUTRAL}`),
    nounForms,
    articles: words(
      'le la les l un une des du de d au aux ce cet cette ces son sa ses leur leurs votre vos par sur en sans',
    ),
    pronouns: words('le la les l lui leur se s y en'),
    joining: words('et ou puis ensuite'),
    aiming: words('à pour après avant afin l'),
    adverb: /^(?:[a-zà-ÿ]{2,}ment|puis|ensuite|aussi|également|alors)$/,
    harmless: words(
      'un une des son sa ses leurs du de d votre vos tous toutes chaque par pour sur dans avec sans à au aux',
    ),
    gerund:
      /^(?!pendant|avant|maintenant|suivant|durant|contenant|existant|correspondant|montant|restant|cependant|autant|devant|courant|important)[a-zà-ÿ]{3,}ants?$/,
    being: words('est sont êtes serez sera seront être soit soient'),
    relative: words('qui que dont si lorsque quand où lequel laquelle lesquels'),
    participle: /(?:é|ée|és|ées|ie?s?|ite?s?|ise?s?|ue?s?|erte?s?|ts?)$/,
    telling:
      /\b(?:avec|suivie?s? de|et)(?: sa| la| leur)? (?:suppression|annulation|effacement|archivage|fermeture|clôture)|\ben vente\b|\bà vendre\b|\bune seule fois\b|jeton d['’]accès/i,
  }),
  againstWriting: objectsTo(
    /lecture seule|ne (?:modifie|crée|supprime|change) (?:pas|rien)|n'envoie (?:pas|rien)|aperçu|simul|guide|instructions/i,
  ),
  againstAdding: objectsTo(
    /écras|remplac|met(?:tre)? à jour|modifi|supprim|effac|existe déjà|si elle existe|s'il existe|existante?s?|réutilis|réinitialis/i,
  ),
  againstDestroying: objectsTo(
    /corbeille|restaur|récupér|archiv|réversible|annulable|détach|masqu|pendant \d+/i,
  ),
  saysRepeatable: (text) => /est idempotente?/i.test(text) && !/(?:n'est pas|non) idempotente?/i.test(text),
};
