import { actsOf, type Effects, objectsTo } from './effects.js';
import { wholeWords } from './phrases.js';

/** Forms of a verb that is said of the tool; a participle ("les commandes créées") says what was done before. */
const ER = '(?:e|er|ez|ent|ant)';
const WRITING = `(?:cré|supprim|effac|modifi|enregistr|envoi|envoy|publi|télécharg|exécut|démarr|arrêt|marqu|remplac|insèr|insér|ajout|annul|chang|redémarr|install|déploi|déploy|sauvegard|ferm|réinitialis|achèt|achet|pai|pay|attribu|écras)${ER}|met(?:s|tre|tez|tant)? à jour|écri(?:t|re|vez|vant)|détrui(?:t|re|sez|sant)`;

export const frenchEffects: Effects = {
  tag: 'fr',
  acts: actsOf([
    ['reads', 'look', 'obtenir lister afficher récupérer renvoyer retourner consulter montrer énumérer'],
    ['reads', 'search', 'rechercher chercher trouver'],
    ['reads', 'check', 'vérifier valider contrôler'],
    ['creates', 'create', 'créer'],
    ['creates', 'add', 'ajouter'],
    ['creates', 'send', 'envoyer'],
    ['changes', 'update', 'modifier éditer changer actualiser'],
    ['destroys', 'delete', 'supprimer effacer détruire'],
    ['destroys', 'remove', 'retirer enlever'],
  ]),
  againstReading: objectsTo(new RegExp(wholeWords(WRITING), 'i')),
  againstWriting: objectsTo(
    /lecture seule|ne (?:modifie|crée|supprime|change) (?:pas|rien)|n'envoie (?:pas|rien)|aperçu|simul|guide|instructions/i,
  ),
  againstAdding: objectsTo(
    /écras|remplac|met(?:tre)? à jour|modifi|supprim|effac|existe déjà|si elle existe|s'il existe|existante?s?|réutilis|réinitialis/i,
  ),
  againstDestroying: objectsTo(/corbeille|restaur|récupér|archiv|réversible|annulable|détach/i),
  saysRepeatable: (text) => /est idempotente?/i.test(text) && !/(?:n'est pas|non) idempotente?/i.test(text),
};
