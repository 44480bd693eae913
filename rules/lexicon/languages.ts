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
 * Languages of the Latin script, with function words that are frequent in each. Words that English also has (`as`, `do`,
 * `no`, `per`, `die`) are left out of the others: what is no sign is no evidence.
 */
const LATIN: readonly (readonly [Language, string])[] = [
  [
    ENGLISH,
    'the of and to for with from by this that is are be or an in it its all when if not can which as at on your you one only new use using into have has will no do than then',
  ],
  [
    { tag: 'es', name: 'Spanish' },
    'el la los las un una del y en para por que se al su sus como lo esta este cuando si según todos te permite herramienta',
  ],
  [
    { tag: 'fr', name: 'French' },
    'le la les un une des du et en avec par que qui est dans sur ou au aux ce cet cette ses son si pour outil permet',
  ],
  [
    { tag: 'de', name: 'German' },
    'der das dem des ein eine einen einer und mit für von zu im ist auf nach oder wenn nicht aus alle',
  ],
  [
    { tag: 'pt', name: 'Portuguese' },
    'os uma das dos um em na para com por que é ao ou não são seu sua quando todos',
  ],
  [
    { tag: 'it', name: 'Italian' },
    'il lo gli una di del della dei delle che è si al alla sono da quando se tutti con',
  ],
  [{ tag: 'nl', name: 'Dutch' }, 'het een van en met voor op uit naar zijn niet bij als dat deze wordt alle'],
  [{ tag: 'pl', name: 'Polish' }, 'w z na dla się jest nie lub przez po od oraz który które tego jako jeśli'],
  [{ tag: 'tr', name: 'Turkish' }, 've bir bu için ile olarak veya tüm belirli göre eğer'],
  [{ tag: 'vi', name: 'Vietnamese' }, 'và của các cho một với trong là được từ theo khi không những'],
  [
    { tag: 'id', name: 'Indonesian' },
    'yang dan untuk dari dengan di ke ini itu pada atau sebuah berdasarkan jika tidak',
  ],
];

/** The languages that a function word belongs to. */
export const FUNCTION_WORDS: ReadonlyMap<string, readonly Language[]> = byWord();

function byWord(): Map<string, Language[]> {
  const languages = new Map<string, Language[]>();
  for (const [language, words] of LATIN)
    for (const word of words.split(' ')) {
      const known = languages.get(word);
      if (known) known.push(language);
      else languages.set(word, [language]);
    }
  return languages;
}

/** Verbs that often open a description, and that one language alone has. */
export const FIRST_VERBS: ReadonlyMap<string, Language> = new Map(
  (
    [
      [
        'es',
        'obtiene obtener obtén obtenga lista listar listará crea crear cree elimina eliminar actualiza actualizar busca buscar envía enviar devuelve muestra mostrar añade añadir agrega agregar consulta consultar genera generar borra borrar descarga descargar',
      ],
      [
        'fr',
        'obtient obtenir obtenez récupère récupérer liste lister crée créer supprime supprimer ajoute ajouter envoie envoyer renvoie affiche afficher recherche rechercher génère générer modifie modifier efface effacer télécharge télécharger',
      ],
      [
        'de',
        'suche sucht suchen hole holt holen liest lese erstellt erstelle erstellen löscht lösche löschen zeigt zeige sendet sende listet gibt ändert ändere aktualisiert aktualisiere ruft',
      ],
      ['pt', 'obtém obter exibe exibir envia atualiza atualizar pesquisa pesquisar exclui excluir'],
      [
        'it',
        'ottiene ottenere elenca elencare mostra invia inviare restituisce aggiorna aggiornare cerca cercare',
      ],
      ['nl', 'haalt haal verwijdert verwijder zoekt zoek maakt maak toont toon stuurt stuur'],
    ] as const
  ).flatMap(([tag, verbs]) => {
    const language = LATIN.find(([{ tag: known }]) => known === tag)![0];
    return verbs.split(' ').map((verb): [string, Language] => [verb, language]);
  }),
);

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
