import { describe, expect, it } from 'vitest';
import { french } from '../../rules/lexicon/french.js';
import { FRENCH_VERBS } from '../../rules/lexicon/french-verbs.js';
import { OBLIGATION } from '../../rules/lexicon/obligation.js';

describe('the opening of a French description', () => {
  it.each([
    ['the infinitive', 'Obtenir les factures', 'obtenir'],
    ['one word alone', 'Obtenir', 'obtenir'],
    ['the third person', 'Obtient les factures.', 'obtenir'],
    ['the imperative of vous', 'Obtenez les factures.', 'obtenir'],
    ['the imperative of tu', 'Obtiens les factures.', 'obtenir'],
    ['a verb in -er', 'Crée un événement.', 'créer'],
    ['a verb in -ir', 'Définit un seuil.', 'définir'],
    ['a verb in -ir and vous', 'Définissez un seuil.', 'définir'],
    ['a verb in -dre', 'Répond à un message.', 'répondre'],
    ['a verb in -indre', 'Rejoint un salon.', 'rejoindre'],
    ['a verb in -uire', 'Construisez une image.', 'construire'],
    ['a verb in -mettre', 'Soumet un formulaire.', 'soumettre'],
    ['a verb in -cevoir', 'Reçoit un message.', 'recevoir'],
    ['a verb in -oyer', 'Envoie un message.', 'envoyer'],
    ['an open e', 'Achète une action.', 'acheter'],
    ['an open é', 'Complète une tâche.', 'compléter'],
    ['an open é before two consonants', 'Intègre une image.', 'intégrer'],
    ['a doubled consonant', 'Renouvelle un abonnement.', 'renouveler'],
    ['no accent where one belongs', 'Cree un evenement.', 'créer'],
    ['capital letters with accents', 'ÉVALUE un texte.', 'évaluer'],
    ['a reflexive verb', 'Se connecte à un serveur.', 'connecter'],
    ['a reflexive verb with an apostrophe', "S'abonne à un canal.", 'abonner'],
    ['a typographic apostrophe', 'S’abonner à un canal', 'abonner'],
    ['a reflexive imperative', 'Connectez-vous à un serveur.', 'connecter'],
    ['a noun that is a verb before an article', 'Liste les commandes.', 'lister'],
    ['such a noun before "l\'"', "Capture l'écran.", 'capturer'],
    ['such a noun before "des"', 'Recherche des documents par date.', 'rechercher'],
    ['such a noun and a second verb', 'Liste et filtre les commandes.', 'lister'],
    ['"cet outil"', 'Cet outil crée un événement.', 'créer'],
    ['"cet outil permet de"', 'Cet outil permet de créer un événement.', 'créer'],
    ['"cet outil permet d\'"', "Cet outil permet d'envoyer un message.", 'envoyer'],
    ['"l\'outil vous permet de vous"', "L'outil vous permet de vous connecter.", 'connecter'],
    ['"une fonction qui"', 'Une fonction qui calcule la TVA.', 'calculer'],
    ['"permet de"', 'Permet de supprimer un événement.', 'supprimer'],
    ['"permet" with a noun', "Permet la création d'événements.", 'permettre'],
    ['"utilisez cet outil pour"', 'Utilisez cet outil pour créer un événement.', 'créer'],
    ['"à utiliser pour"', 'À utiliser pour créer un événement.', 'créer'],
    ['"pour"', 'Pour créer un événement, indiquez la date.', 'créer'],
    ['a label', '[beta] Crée un événement.', 'créer'],
    ['a label with a blank and a colon', 'Lecture seule : liste les événements.', 'lister'],
    ['an adverb behind the verb', 'Supprime définitivement un événement.', 'supprimer'],
    ['an adverb', 'Définitivement supprime un événement.', 'supprimer'],
    ['two adverbs', 'Rapidement et définitivement supprime un événement.', 'supprimer'],
    ['"veuillez"', 'Veuillez vérifier la signature.', 'vérifier'],
    ['an identifier', '`creer_evenement` : crée un événement.', 'créer'],
  ])('is a verb with %s', (_, text, verb) => {
    expect(french.opening(text).verb).toBe(verb);
  });

  it.each([
    ['an article', "Les commandes d'un client."],
    ['a noun', 'Suivi des colis par numéro.'],
    ['a noun that is a verb elsewhere', 'Recherche de vols par date.'],
    ['a list of things', 'Liste des commandes.'],
    ['a noun before an adjective', 'Sauvegarde quotidienne de la base.'],
    ['a noun in -ment', 'Paiement par carte bancaire.'],
    ['another noun in -ment', "Document d'une commande."],
    ['a noun that ends like a pronoun', 'Rendez-vous du jour.'],
    ['the preposition "entre"', 'Entre deux dates, les commandes.'],
    ['a participle', 'Inclus dans le forfait.'],
    ['guidance', 'Utilisez cet outil lorsque la météo est demandée.'],
    ['guidance with an apostrophe', "Utilisez cet outil lorsqu'on demande la météo."],
    ['guidance with a pronoun', 'Utilisez-le quand la météo est demandée.'],
    ['guidance with the infinitive', 'À utiliser si la météo est demandée.'],
    ['guidance with a noun', 'Utilisez cet outil pour la météo.'],
    ['no word', '…'],
  ])('is none with %s', (_, text) => {
    expect(french.opening(text).verb).toBeUndefined();
  });

  it('destroys by verbs that an opening can have', () => {
    for (const verb of french.destroys) expect(french.opening(`${verb} tout`).verb).toBe(verb);
    expect(french.destroys.has('supprimer')).toBe(true);
  });

  it('is known by each verb of the list, which names it once', () => {
    const verbs = Object.values(FRENCH_VERBS).join(' ').split(' ');
    expect(new Set(verbs).size).toBe(verbs.length);
    expect(verbs.filter((verb) => french.opening(`${verb} les données`).verb === undefined)).toEqual([]);
  });
});

describe('what comes back, in French', () => {
  it.each([
    'Cherche un client. Renvoie son nom.',
    'Cherche un client et retourne son nom.',
    'Cherche un client. Un objet est renvoyé.',
    'Cherche un client. Répond avec un objet.',
    'Compte les lignes. Ne renvoie que leur nombre.',
    'Compte les lignes. Le résultat est un nombre.',
    'Compte les lignes. La réponse contient un nombre.',
    'Compte les lignes.\nRésultat : un nombre.',
    'Compte les lignes. Resultat: un nombre.',
    'Télécharge le relevé sous forme de lien.',
    'Exporte les lignes au format CSV.',
  ])('is said by %j', (text) => {
    expect(french.returns.test(text)).toBe(true);
  });

  it.each([
    'Liste les clients.',
    'Supprime un client. Ne renvoie rien.',
    'Supprime un client sans renvoyer de valeur.',
    "Supprime un client. Le client n'est pas renvoyé.",
    'Retourne à la page précédente.',
    "Renvoie l'invitation à un collègue.",
    "Consulte la politique de retour d'un magasin.",
    'Ajoute un client comme administrateur.',
    'Supprime un client. Renvoie une erreur sans les droits.',
    'Supprime un client. Renvoie 404 sans les droits.',
    'Supprime le client renvoyé par creer_client.',
  ])('is not said by %j', (text) => {
    expect(french.returns.test(text)).toBe(false);
  });
});

describe('how it fails, in French', () => {
  it.each([
    'Donne une erreur sans les droits.',
    'Échoue sans les droits.',
    'Echoue sans les droits.',
    "En cas d'échec, rien ne change.",
    'Lève une exception sans les droits.',
    'Supprime un client ; rejette un appel sans les droits.',
    'Client introuvable : code 1.',
    "Si le client n'existe pas, s'arrête.",
    'Si le client n’existe pas, s’arrête.',
    "Avec une adresse invalide, s'arrête.",
    "Si l'adresse n'est pas valide, s'arrête.",
    'Répond HTTP 404 sans les droits.',
    'Répond avec le code de statut 500.',
    'Répond 404 si le client manque.',
  ])('is said by %j', (text) => {
    expect(french.errors.test(text)).toBe(true);
  });

  it.each([
    'Lance une tâche en arrière-plan.',
    "Affiche le taux d'erreurs.",
    'Invalide le cache.',
    "Invalide l'ensemble des jetons.",
    'Crée 404 pages.',
    'Renvoie 500 lignes.',
    'Liste 500 lignes si aucune limite n’est donnée.',
    'Liste les paiements échoués.',
    'Rejette une demande de congé.',
    'Liste les clients qui existent.',
  ])('is not said by %j', (text) => {
    expect(french.errors.test(text)).toBe(false);
  });

  it('is hinted at by a word of failing', () => {
    expect(french.failing.test('Refuse la demande avec NO_ACCESS.')).toBe(true);
    expect(french.failing.test('Ne peut pas être lu : NO_ACCESS.')).toBe(true);
    expect(french.failing.test('Utilise la variable NO_ACCESS.')).toBe(false);
  });
});

describe('what a parameter is called, in French', () => {
  it.each([
    'Facultatif. La limite.',
    'Optionnel : la limite',
    'La limite (optionnelle)',
    'Cet argument est facultatif.',
  ])('is optional in %j', (text) => {
    expect(OBLIGATION.fr.test(text) && french.optional.test(text)).toBe(true);
    expect(french.required.test(text)).toBe(false);
  });

  it.each(['Obligatoire. Le nom.', 'Requis : le nom', 'Le nom (requis)', 'Ce parametre est obligatoire.'])(
    'is required in %j',
    (text) => {
      expect(OBLIGATION.fr.test(text) && french.required.test(text)).toBe(true);
      expect(french.optional.test(text)).toBe(false);
    },
  );

  it.each([
    'Obligatoire si le type vaut X.',
    "Requis lorsqu'un type est donné.",
    'Facultatif pour les administrateurs.',
    'Le champ est requis quand un type est donné.',
    'Pour créer : le nom (obligatoire)',
    "Liste de champs facultatifs de l'objet.",
    'La limite.',
  ])('is left open in %j', (text) => {
    expect(french.optional.test(text) || french.required.test(text)).toBe(false);
  });
});
