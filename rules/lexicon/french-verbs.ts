/**
 * French verbs that may open the description of a tool, as infinitives, grouped by what they do to the world: the same
 * four groups, and `acts` for what the word alone does not settle, as in the English list. Each verb is in one group.
 * Out are verbs of being (`être`, `avoir`) and those whose usual form is another word (`suffire`, `adresser`).
 */
export const FRENCH_VERBS = {
  reads:
    'additionner afficher analyser attendre auditer calculer cartographier chercher chronométrer classer classifier comparer compter constater consulter contrôler corréler décompter découvrir décrire déduire dénombrer détailler détecter déterminer diagnostiquer différencier distinguer diviser écouter énumérer estimer étudier évaluer examiner expliquer explorer extraire extrapoler filtrer géocoder géolocaliser identifier indiquer inférer inspecter interpréter interroger inventorier juger lire lister localiser mesurer montrer multiplier observer obtenir parcourir patienter pondérer prédire présenter prévisualiser prévoir prouver quantifier rechercher recenser récapituler recommander reconnaître récupérer relire repérer répertorier résumer retrouver révéler scanner simuler sonder soustraire suggérer suivre superviser surveiller synthétiser tester totaliser tracer trouver valider veiller vérifier visionner visiter visualiser voir',
  creates:
    'abonner acheter ajouter annexer annoncer annoter attacher avertir bâtir cloner commander commenter communiquer composer concevoir construire copier créer déclarer définir déposer dessiner développer diffuser documenter donner dupliquer ébaucher écrire élaborer émettre enregistrer envoyer établir fabriquer facturer féliciter formuler générer implémenter importer indexer informer initier inscrire insérer installer instancier introduire inviter joindre journaliser livrer louer mémoriser mentionner noter notifier offrir peindre persister planifier poser poster prescrire produire programmer proposer publier réclamer rédiger relancer remercier répliquer répondre reproduire réserver retransmettre sauvegarder signaler solliciter soumettre souscrire stocker téléverser transmettre verser voter',
  changes:
    'accepter accorder activer actualiser adapter affecter ajuster aligner améliorer appliquer approuver archiver arranger assigner associer attribuer augmenter autoriser avancer baisser basculer bloquer changer clôturer combiner compléter configurer confirmer corriger couper débloquer décaler déclasser décrémenter déléguer déplacer déprécier dépublier désabonner désactiver désarchiver désassocier désépingler désinscrire détacher déverrouiller dissocier échanger écraser éditer élargir élever enrichir épingler équilibrer étendre étiqueter exclure fermer fixer forcer fusionner geler grouper habiliter harmoniser inclure incrémenter interdire intégrer inverser isoler lier limiter marquer masquer mettre migrer modifier muter nettoyer nommer normaliser ordonner organiser paramétrer partager partitionner payer permettre permuter personnaliser placer plafonner prioriser prolonger promouvoir protéger rattacher réactiver réaffecter réassigner rebaptiser recadrer reclasser reconfigurer rectifier redimensionner rediriger réduire réécrire refuser regrouper rejeter relier rembourser remettre remplacer renommer renouveler réordonner réorganiser réparer replanifier reporter repositionner reprogrammer restaurer restreindre rétablir retarder retenir retirer réviser rouvrir sécuriser signer structurer substituer suspendre synchroniser taguer transférer trier unifier varier verrouiller',
  destroys:
    'abandonner abroger anéantir annihiler annuler démanteler désallouer désenregistrer désinstaller détruire dissoudre effacer éjecter éliminer éradiquer évincer expulser invalider oublier purger radier résilier révoquer supprimer tronquer tuer vider',
  acts: 'accéder accélérer accomplir acheminer acquérir administrer agir agréger aider alerter alimenter aller allumer animer anonymiser appeler apprendre appuyer arrêter assembler assister assurer attaquer authentifier automatiser calibrer capturer charger chiffrer cibler cliquer coder collaborer collecter coller compacter compiler compresser concaténer conduire connecter conserver contacter continuer convertir coordonner débattre déboguer décharger déchiffrer décider déclencher décoder décomposer décompresser découper déconnecter dédupliquer défiler dégrader délivrer demander démarrer déployer dérouler désérialiser détourner dialoguer dicter diriger discuter distribuer effectuer emballer employer émuler encadrer encapsuler encoder enchaîner engager enlever entraîner entrer envelopper essayer éteindre exécuter exploiter exporter exposer faciliter faire finaliser finir flouter formater fournir fractionner garantir gérer glisser guider héberger illustrer imiter imprimer incorporer initialiser injecter instrumenter interagir intercepter interpoler interrompre invoquer jouer justifier lancer libérer lisser maintenir manipuler mapper maximiser mélanger minifier minimiser modéliser modérer monter naviguer négocier numériser occulter opérer optimiser orchestrer ouvrir parler passer percevoir perfectionner pivoter piloter pointer pousser pratiquer prendre préparer prétraiter procéder propager puiser quitter raccourcir rafraîchir ramener ranger rapporter rapprocher raisonner rassembler réagir réaliser recevoir recharger reconstruire recueillir redémarrer rééchantillonner réessayer reformater reformuler réfléchir réinitialiser rejoindre rejouer remonter remplir rendre renseigner renvoyer répartir répéter reprendre représenter résoudre restituer retoucher retourner réunir revenir router saisir segmenter sélectionner séparer sérialiser servir simplifier sortir souligner standardiser stopper superposer tarifer télécharger tenter terminer tirer tokeniser tourner traduire traiter transcoder transcrire transformer transposer travailler utiliser vectoriser vendre zoomer',
} as const;

/**
 * Verbs by the end of the infinitive: what stands in its place in the third person, the imperative of tu and that of
 * vous. The longest end that fits counts; the regular ends in -er are no part of it.
 */
export const FRENCH_ENDINGS: Readonly<Record<string, string>> = {
  ir: 'it is issez',
  re: ' s ez',
  tenir: 'tient tiens tenez',
  venir: 'vient viens venez',
  vrir: 'vre vrez',
  frir: 'fre frez',
  courir: 'court cours courez',
  sortir: 'sort sors sortez',
  servir: 'sert sers servez',
  cueillir: 'cueille cueillez',
  quérir: 'quiert quiers quérez',
  voir: 'voit vois voyez',
  cevoir: 'çoit çois cevez',
  mouvoir: 'meut meus mouvez',
  mettre: 'met mets mettez',
  rompre: 'rompt romps rompez',
  battre: 'bat bats battez',
  prendre: 'prend prends prenez',
  lire: 'lit lis lisez',
  crire: 'crit cris crivez',
  dire: 'dit dis disez',
  faire: 'fait fais faites',
  traire: 'trait trais trayez',
  uire: 'uit uis uisez',
  indre: 'int ins ignez',
  naître: 'naît nais naissez',
  suivre: 'suit suis suivez',
  soudre: 'sout sous solvez',
  // Without "inclus", which is the participle.
  clure: 'clut cluez',
};

/** Verbs that follow no pattern; `entrer` is without "entre", which is the preposition. */
export const FRENCH_IRREGULAR: Readonly<Record<string, string>> = { aller: 'va allez', entrer: 'entrez' };

/** Forms that are nouns in most places: "Liste des clients", "Recherche avancée". They are verbs before an article. */
export const FRENCH_NOUN_FORMS =
  'aide alerte analyse annexe annonce archive attache attaque baisse capture charge chiffre cible classe code collecte commande compte contrôle copie coupe demande découpe décharge échange enveloppe étiquette facture force groupe invite limite liste livre marque masque mesure note offre parcours partage pilote place pose poste produit programme recherche relance réplique réserve retouche sauvegarde signe sonde structure trace visite vote';
