/** A language, and how a reader is told of it. */
export interface Language {
  /** BCP 47 tag. */
  readonly tag: string;
  readonly name: string;
}

export const ENGLISH: Language = { tag: 'en', name: 'English' };
export const JAPANESE: Language = { tag: 'ja', name: 'Japanese' };
export const CHINESE: Language = { tag: 'zh', name: 'Chinese' };

/**
 * Languages of the Latin script, with function words that are frequent in each. A word of several stands in each of them:
 * it says nothing of which one it is, but that it is one of them. Where two have equally many, the first is meant.
 */
const LATIN: readonly (readonly [Language, string])[] = [
  [
    ENGLISH,
    'the of and to for with from by this that is are be or an a in it its all when if not can which as at on your you one only new use using into have has will no do than then per die plus',
  ],
  [
    { tag: 'es', name: 'Spanish' },
    'el la los las un una unos unas del al de en y o con por para que se su sus como lo esta este cuando si según todos te permite herramienta entre dos desde hasta sobre cada más no sin',
  ],
  [
    { tag: 'fr', name: 'French' },
    'le la les un une des du de et ou en avec par que qui est dans sur au aux ce cet cette ses son si pour outil permet entre vers depuis chaque leur à l d qu on plus',
  ],
  [
    { tag: 'de', name: 'German' },
    'der das dem den des die ein eine einen einer eines und mit für von zu zum zur im in ist auf an nach oder wenn nicht aus alle über zwischen wird',
  ],
  [
    { tag: 'pt', name: 'Portuguese' },
    'o os as um uma da das do dos de em na nas no nos para com por que é ao ou não são seu sua quando todos entre dois pelo pela você deve pode ferramenta',
  ],
  [
    { tag: 'it', name: 'Italian' },
    'il lo gli la le un una di da del della dei delle che è si al alla sono quando se tutti con per in',
  ],
  [
    { tag: 'nl', name: 'Dutch' },
    'het een de van en in met voor op uit naar zijn niet bij als dat deze wordt alle',
  ],
  [{ tag: 'pl', name: 'Polish' }, 'w z na dla się jest nie lub przez po od oraz który które tego jako jeśli'],
  [{ tag: 'tr', name: 'Turkish' }, 've bir bu için ile olarak veya tüm belirli göre eğer'],
  [{ tag: 'vi', name: 'Vietnamese' }, 'và của các cho một với trong là được từ theo khi không những'],
  [
    { tag: 'id', name: 'Indonesian' },
    'yang dan untuk dari dengan di ke ini itu pada atau sebuah berdasarkan jika tidak',
  ],
];

/** The languages that a function word belongs to. */
export const FUNCTION_WORDS: ReadonlyMap<string, readonly Language[]> = byWord(LATIN);

/** Words that are also codes, marks or English: they count for a language only beside a word of its own. */
export const WEAK_WORDS: ReadonlySet<string> = new Set(
  'de en in no o y e a do as on an per die plus l d par son das den'.split(' '),
);

function byWord(table: readonly (readonly [Language, string])[]): Map<string, Language[]> {
  const languages = new Map<string, Language[]>();
  for (const [language, words] of table)
    for (const word of words.split(' ')) {
      const known = languages.get(word);
      if (known) known.push(language);
      else languages.set(word, [language]);
    }
  return languages;
}

/** Verbs that often open a description, in the languages that have them. */
export const FIRST_VERBS: ReadonlyMap<string, readonly Language[]> = byWord(
  (
    [
      [
        'es',
        'obtiene obtener obtén obtenga lista listar listará crea crear cree elimina eliminar actualiza actualizar busca buscar envía enviar devuelve muestra mostrar añade añadir agrega agregar consulta consultar genera generar borra borrar descarga descargar cancela cancelar reserva reservar reinicia reiniciar sube subir guarda guardar traduce traducir cierra cerrar abre abrir publica publicar ejecuta ejecutar calcula calcular comprueba comprobar verifica verificar valida validar modifica modificar convierte convertir recupera recuperar lee leer escribe escribir mueve mover copia copiar cambia cambiar asigna asignar marca marcar registra registrar inicia iniciar detiene detener sirve permite analiza analizar extrae extraer encuentra encontrar programa programar resumir importa importar exporta exportar quita quitar',
      ],
      [
        'fr',
        'obtient obtenir obtenez récupère récupérer liste lister crée créer supprime supprimer ajoute ajouter envoie envoyer renvoie retourne affiche afficher recherche rechercher génère générer modifie modifier efface effacer télécharge télécharger annule annuler réserve réserver vérifie vérifier exécute exécuter redémarre redémarrer permet calcule calculer publie publier ouvre ouvrir ferme fermer traduit traduire trouve trouver cherche chercher convertit convertir valide valider enregistre enregistrer lit lire écrit écrire déplace déplacer copie copier démarre démarrer arrête arrêter analyse extrait extraire importe importer exporte exporter consulte consulter planifie planifier met mettre renomme renommer',
      ],
      [
        'de',
        'suche sucht suchen hole holt holen liest lese lesen erstellt erstelle erstellen löscht lösche löschen zeigt zeige zeigen sendet sende senden listet gibt ändert ändere ändern aktualisiert aktualisiere aktualisieren ruft berechnet berechne berechnen findet finde prüft prüfe prüfen öffnet öffne schließt speichert speichere lädt startet stoppt fügt schreibt übersetzt bucht storniert',
      ],
      [
        'pt',
        'obtém obter listar exibe exibir envia atualiza atualizar pesquisa pesquisar exclui excluir lista cria criar busca buscar consulta consultar cancela cancelar reserva calcula calcular publica guarda valida verifica elimina adiciona adicionar mostra retorna retornar altera alterar executa executar salvar abre traduz',
      ],
      [
        'it',
        'ottiene ottenere elenca elencare mostra mostrare invia inviare restituisce aggiorna aggiornare cerca cercare crea elimina calcola calcolare cancella consulta verifica genera valida modifica aggiunge aggiungere esegue eseguire scarica',
      ],
      ['nl', 'haalt haal verwijdert verwijder zoekt zoek maakt maak toont toon stuurt stuur berekent'],
    ] as const
  ).map(([tag, verbs]): readonly [Language, string] => [
    LATIN.find(([{ tag: known }]) => known === tag)![0],
    verbs,
  ]),
);

/** Letters that one of the languages has and the others have not, or seldom. */
export const OWN_LETTERS: readonly (readonly [tag: string, RegExp])[] = [
  ['es', /[ñ¿¡]/],
  ['fr', /[œêîûëï]/],
  ['de', /ß/],
  ['pt', /[ãõ]/],
];

/** What only Japanese writes. */
export const KANA = /[\u3040-\u30ff]/;

/** Scripts that name the language, or the group of languages, that is written in them. */
export const SCRIPTS: readonly (readonly [Language, letters: RegExp])[] = [
  [{ tag: 'ko', name: 'Korean' }, /[\u1100-\u11ff\uac00-\ud7af]/g],
  [{ tag: 'ru', name: 'Russian or another language in Cyrillic' }, /[\u0400-\u052f]/g],
  [{ tag: 'ar', name: 'Arabic or another language in Arabic script' }, /[\u0600-\u06ff\u0750-\u077f]/g],
  [{ tag: 'he', name: 'Hebrew' }, /[\u0590-\u05ff]/g],
  [{ tag: 'el', name: 'Greek' }, /[\u0370-\u03ff]/g],
  [{ tag: 'th', name: 'Thai' }, /[\u0e00-\u0e7f]/g],
  [{ tag: 'hi', name: 'Hindi or another language in Devanagari' }, /[\u0900-\u097f]/g],
];
