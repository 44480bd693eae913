/** The languages that descriptions are judged in. */
export const LANGUAGES = ['en', 'es', 'fr', 'zh', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The same text in every language. */
type Texts = Readonly<Record<Language, string>>;

/** A schema whose texts are there in every language. */
interface SchemaInAllLanguages {
  readonly description?: Texts;
  readonly properties?: Readonly<Record<string, SchemaInAllLanguages>>;
  readonly items?: SchemaInAllLanguages;
  readonly [keyword: string]: unknown;
}

/** A tool as MCP has it, with its texts in every language. */
interface ToolInAllLanguages {
  readonly name: string;
  readonly description: Texts;
  readonly inputSchema: SchemaInAllLanguages;
  readonly outputSchema?: object;
  readonly annotations?: object;
  /** The rules that it breaks on purpose in a list of all twelve, each as often as it does, in the order of their names. */
  readonly breaks: readonly string[];
}

/** The tool in one language, as it stands in a `tools/list` result. */
export interface McpTool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: Schema;
  readonly outputSchema?: object;
  readonly annotations?: object;
}

/** A schema in one language. */
export interface Schema {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly [keyword: string]: unknown;
}

export function inLanguage(tool: ToolInAllLanguages, language: Language): McpTool {
  const { breaks: _, description, inputSchema, ...rest } = tool;
  return { ...rest, description: description[language], inputSchema: schemaIn(inputSchema, language) };
}

function schemaIn(
  { description, properties, items, ...rest }: SchemaInAllLanguages,
  language: Language,
): Schema {
  return {
    ...rest,
    ...(description && { description: description[language] }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, schema]) => [name, schemaIn(schema, language)]),
      ),
    }),
    ...(items && { items: schemaIn(items, language) }),
  };
}

const bed: Texts = {
  en: 'Number of the bed.',
  es: 'Número del arriate.',
  fr: 'Numéro du parterre.',
  zh: '苗床编号。',
  ja: '花壇の番号。',
};
const species: Texts = {
  en: 'Latin name of the species.',
  es: 'Nombre latino de la especie.',
  fr: 'Nom latin de l’espèce.',
  zh: '物种的拉丁学名。',
  ja: '種のラテン語名。',
};

/**
 * Twelve tools of a botanic garden, each good and bad in a way of its own. Three have a namespace, which only the set
 * tells. Each text says the same in all languages, and has more or fewer than 10 and 200 words in all of them.
 */
export const TOOLS: readonly ToolInAllLanguages[] = [
  {
    name: 'garden_find_beds',
    description: {
      en: 'Finds the beds of the garden that have room for a plant. Returns number, size and soil of each bed. Fails when the plant is not known.',
      es: 'Busca los arriates del jardín que tienen sitio para una planta. Devuelve el número, el tamaño y el suelo de cada arriate. Falla cuando la planta no se conoce.',
      fr: 'Cherche les parterres du jardin qui ont de la place pour une plante. Renvoie le numéro, la taille et le sol de chaque parterre. Échoue lorsque la plante est inconnue.',
      zh: '查找花园中还能种下某种植物的苗床。返回每个苗床的编号、大小和土壤类型。如果该植物未知，则调用失败。',
      ja: '植物を植える余地のある花壇を検索します。各花壇の番号、大きさ、土の種類を返します。植物が登録されていない場合は失敗します。',
    },
    inputSchema: {
      type: 'object',
      properties: {
        species: { type: 'string', description: species },
        sunny: {
          type: 'boolean',
          description: {
            en: 'Only beds in full sun.',
            es: 'Solo arriates a pleno sol.',
            fr: 'Seulement les parterres en plein soleil.',
            zh: '仅限全日照的苗床。',
            ja: '日当たりのよい花壇のみ。',
          },
        },
      },
      required: ['species'],
      additionalProperties: false,
      examples: [{ species: 'Salvia officinalis', sunny: true }],
    },
    annotations: { readOnlyHint: true },
    breaks: [],
  },
  {
    name: 'garden_move_plant',
    description: {
      en: 'Moves a plant to another bed and notes the day of the move in its record. Returns the new place of the plant.',
      es: 'Traslada una planta a otro arriate y anota en su ficha el día del traslado. Devuelve el nuevo lugar de la planta.',
      fr: 'Déplace une plante vers un autre parterre et note le jour du déplacement dans sa fiche. Renvoie le nouvel emplacement de la plante.',
      zh: '将一株植物移动到另一个苗床，并在档案中记下移动日期。返回该植物的新位置。',
      ja: '植物を別の花壇に移動し、移動した日を記録に残します。植物の新しい位置を返します。',
    },
    inputSchema: {
      type: 'object',
      properties: {
        plant: {
          type: 'string',
          description: {
            en: 'Label of the plant.',
            es: 'Etiqueta de la planta.',
            fr: 'Étiquette de la plante.',
            zh: '植物的标签。',
            ja: '植物のラベル。',
          },
        },
        bed: { type: 'integer', description: bed },
      },
      required: ['plant', 'bed'],
    },
    annotations: { readOnlyHint: false },
    breaks: [
      'best-practices/annotated',
      'best-practices/annotated',
      'best-practices/closed-schema',
      'best-practices/states-errors',
      'examples/valid-example',
    ],
  },
  {
    name: 'garden_read_sensor',
    description: {
      en: 'Reads the latest moisture and temperature of a soil sensor. Answers SENSOR_OFFLINE when the sensor cannot be reached.',
      es: 'Lee la humedad y la temperatura más recientes de un sensor del suelo. Contesta SENSOR_OFFLINE si no se puede alcanzar el sensor.',
      fr: "Lit l'humidité et la température les plus récentes d'un capteur du sol. Répond SENSOR_OFFLINE si le capteur ne peut pas être joint.",
      zh: '读取土壤传感器最新的湿度和温度。无法连接传感器时，给出 SENSOR_OFFLINE。',
      ja: '土壌センサーの最新の湿度と温度を読み取ります。センサーに接続できないときは SENSOR_OFFLINE となります。',
    },
    inputSchema: {
      type: 'object',
      properties: {
        sensor: {
          type: 'string',
          description: {
            en: 'Code of the sensor.',
            es: 'Código del sensor.',
            fr: 'Code du capteur.',
            zh: '传感器代码。',
            ja: 'センサーのコード。',
          },
        },
        unit: { type: 'string', enum: ['celsius', 'kelvin'] },
      },
      required: ['sensor'],
      additionalProperties: false,
    },
    breaks: [
      'best-practices/annotated',
      'best-practices/states-returns',
      'examples/valid-example',
      'parameters/described',
    ],
  },
  {
    name: 'list_seed_lots',
    description: {
      en: 'Lists the seed lots in the cold store.',
      es: 'Lista los lotes de semillas de la cámara fría.',
      fr: 'Liste les lots de graines de la chambre froide.',
      zh: '列出冷库中的种子批次。',
      ja: '冷蔵庫にある種子のロットを一覧表示します。',
    },
    inputSchema: {
      type: 'object',
      properties: { species: { type: 'string', description: species } },
    },
    outputSchema: { type: 'object', properties: { lots: { type: 'array', items: { type: 'string' } } } },
    annotations: { readOnlyHint: true },
    breaks: [
      'best-practices/closed-schema',
      'best-practices/states-errors',
      'description/long-enough',
      'examples/valid-example',
      'parameters/required-declared',
    ],
  },
  {
    name: 'record_germination',
    description: {
      en: 'Use this tool when a sown seed has come up and its tray should be updated. Returns the germination rate of the tray. Fails if the tray does not exist.',
      es: 'Usa esta herramienta cuando una semilla sembrada haya brotado y haya que actualizar su bandeja. Devuelve la tasa de germinación de la bandeja. Falla si la bandeja no existe.',
      fr: "Utilisez cet outil lorsqu'une graine semée a levé et que son plateau doit être mis à jour. Renvoie le taux de germination du plateau. Échoue si le plateau n'existe pas.",
      zh: '当播下的种子已经发芽、需要更新育苗盘时，使用此工具。返回该育苗盘的发芽率。如果育苗盘不存在，则调用失败。',
      ja: 'まいた種が発芽し、育苗トレイを更新する必要があるときに、このツールを使用します。トレイの発芽率を返します。トレイが存在しない場合は失敗します。',
    },
    inputSchema: {
      type: 'object',
      properties: {
        tray: {
          type: 'integer',
          description: {
            en: 'Number of the tray.',
            es: 'Número de la bandeja.',
            fr: 'Numéro du plateau.',
            zh: '育苗盘编号。',
            ja: 'トレイの番号。',
          },
          examples: [17],
        },
        seeds: {
          type: 'integer',
          description: {
            en: 'How many seeds have come up.',
            es: 'Cuántas semillas han brotado.',
            fr: 'Combien de graines ont levé.',
            zh: '已发芽的种子数量。',
            ja: '発芽した種の数。',
          },
          minimum: 1,
          examples: [4],
        },
      },
      required: ['tray', 'seeds'],
      additionalProperties: false,
    },
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true },
    breaks: ['description/starts-with-verb'],
  },
  {
    name: 'soil_report',
    description: {
      en: 'Overview of the soil of a bed, with its acidity, its nutrients and the lime it needs.',
      es: 'Resumen del suelo de un arriate, con su acidez, sus nutrientes y la cal que necesita.',
      fr: "Aperçu du sol d'un parterre, avec son acidité, ses nutriments et la chaux dont il a besoin.",
      zh: '苗床土壤的概况，包括酸碱度、养分以及所需的石灰量。',
      ja: '花壇の土の酸性度、養分、必要な石灰の量をまとめた概要です。',
    },
    inputSchema: {
      type: 'object',
      properties: { bed: { description: bed }, depth: {} },
      required: [],
    },
    breaks: [
      'best-practices/annotated',
      'best-practices/closed-schema',
      'best-practices/states-errors',
      'best-practices/states-returns',
      'description/starts-with-verb',
      'examples/valid-example',
      'naming/starts-with-verb',
      'parameters/described',
      'parameters/typed',
      'parameters/typed',
    ],
  },
  {
    name: 'book_guided_tour',
    description: {
      en: 'Books a guided tour of the garden for a group on a given day. Fails when the tour is already full.',
      es: 'Reserva una visita guiada al jardín para un grupo en un día determinado. Falla si la visita ya está completa.',
      fr: 'Réserve une visite guidée du jardin pour un groupe à une date donnée. Échoue si la visite est déjà complète.',
      zh: '为团体预订指定日期的花园导览。如果该场导览已满，则预订失败。',
      ja: '指定した日の庭園ガイドツアーを団体のために予約します。ツアーが満員の場合は失敗します。',
    },
    inputSchema: {
      type: 'object',
      properties: {
        date: {
          type: 'string',
          format: 'date',
          description: {
            en: 'Day of the tour.',
            es: 'Día de la visita.',
            fr: 'Jour de la visite.',
            zh: '导览日期。',
            ja: 'ツアーの日付。',
          },
        },
        language: {
          type: 'string',
          description: {
            en: 'Optional. Language of the guide, such as en or fr.',
            es: 'Opcional. Idioma del guía, como en o fr.',
            fr: 'Facultatif. Langue du guide, par exemple en ou fr.',
            zh: '可选。导游使用的语言，例如 en 或 fr。',
            ja: '任意。ガイドの言語。例えば en や fr。',
          },
        },
        email: {
          type: 'string',
          description: {
            en: 'Required. Address for the confirmation.',
            es: 'Obligatorio. Dirección para la confirmación.',
            fr: 'Obligatoire. Adresse pour la confirmation.',
            zh: '必填。用于接收确认信的地址。',
            ja: '必須。確認メールの宛先。',
          },
        },
      },
      required: ['date', 'language'],
      additionalProperties: false,
      examples: [{ date: '2031-02-30', language: 'fr' }],
    },
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false },
    breaks: [
      'best-practices/states-returns',
      'examples/all-valid',
      'examples/valid-example',
      'parameters/required-honest',
      'parameters/required-honest',
    ],
  },
  {
    // The name takes nothing away: only the text contradicts the hint.
    name: 'close_membership',
    description: {
      en: 'Permanently deletes the membership of a friend of the garden together with all its bookings. Returns the number of deleted bookings. Rejects an unknown membership number.',
      es: 'Elimina de forma permanente la membresía de un amigo del jardín junto con todas sus reservas. Devuelve el número de reservas eliminadas. Rechaza un número de socio desconocido.',
      fr: "Supprime définitivement l'adhésion d'un ami du jardin ainsi que toutes ses réservations. Renvoie le nombre de réservations supprimées. Rejette un numéro d'adhérent inconnu.",
      zh: '永久删除花园之友的会员资格及其全部预订。返回被删除的预订数量。未知的会员编号会被拒绝。',
      ja: '庭園友の会の会員資格を、すべての予約とともに完全に削除します。削除した予約の件数を返します。不明な会員番号は拒否されます。',
    },
    inputSchema: {
      type: 'object',
      properties: {
        number: {
          type: 'string',
          description: {
            en: 'Number of the membership (required).',
            es: 'Número de socio (obligatorio).',
            fr: "Numéro d'adhérent (obligatoire).",
            zh: '会员编号（必填）。',
            ja: '会員番号（必須）。',
          },
        },
      },
      required: ['number'],
      additionalProperties: false,
      examples: [{ number: 'F-204' }],
    },
    annotations: { readOnlyHint: true },
    breaks: ['best-practices/annotations-consistent'],
  },
  {
    name: 'get_opening_hours',
    description: {
      en: 'Gets the opening hours of the garden for this week. Returns one entry for each day, with its season.',
      es: 'Obtiene el horario de apertura del jardín para esta semana. Devuelve una entrada por día, con su temporada.',
      fr: "Récupère les horaires d'ouverture du jardin pour cette semaine. Renvoie une entrée par jour, avec sa saison.",
      zh: '获取花园本周的开放时间。返回每天一条记录，并注明所属季节。',
      ja: '庭園の今週の開園時間を取得します。日ごとに1件の項目を季節とともに返します。',
    },
    inputSchema: { type: 'object', properties: {}, additionalProperties: false },
    annotations: { readOnlyHint: true },
    breaks: ['best-practices/states-errors'],
  },
  {
    name: 'createPlantingPlan',
    description: {
      en: 'Creates a planting plan for one season from a list of beds and what grows in them. The response contains the plan and a warning for each bed that is too small. Throws an error if two rows overlap.',
      es: 'Crea un plan de siembra para una temporada a partir de una lista de arriates y de lo que crece en ellos. La respuesta contiene el plan y un aviso por cada arriate demasiado pequeño. Lanza un error si dos hileras se solapan.',
      fr: "Crée un plan de plantation pour une saison à partir d'une liste de parterres et de ce qui y pousse. La réponse contient le plan et un avertissement pour chaque parterre trop petit. Lève une erreur si deux rangs se chevauchent.",
      zh: '根据苗床列表及其种植内容，为一个季节创建种植计划。响应包含计划以及对每个过小苗床的提醒。如果两行重叠，则抛出错误。',
      ja: '花壇とそこで育てる植物の一覧から、1シーズン分の植栽計画を作成します。レスポンスには計画と、狭すぎる花壇ごとの注意が含まれます。2つの列が重なる場合はエラーになります。',
    },
    inputSchema: {
      type: 'object',
      properties: {
        season: { type: 'string', enum: ['spring', 'autumn'] },
        place: {
          type: 'object',
          description: {
            en: 'Part of the garden.',
            es: 'Parte del jardín.',
            fr: 'Partie du jardin.',
            zh: '花园的区域。',
            ja: '庭園の区域。',
          },
          properties: {
            quarter: {
              type: 'string',
              description: {
                en: 'Name of the quarter.',
                es: 'Nombre del sector.',
                fr: 'Nom du secteur.',
                zh: '分区名称。',
                ja: '区画の名前。',
              },
            },
          },
        },
        beds: {
          type: 'array',
          description: {
            en: 'The beds, in the order of planting.',
            es: 'Los arriates, en el orden de siembra.',
            fr: "Les parterres, dans l'ordre de plantation.",
            zh: '苗床，按种植顺序排列。',
            ja: '花壇。植える順に並べる。',
          },
          items: {
            type: 'object',
            properties: {
              bed: { type: 'integer', description: bed },
              rows: { type: 'array', items: { type: 'object', properties: { species: { type: 'string' } } } },
            },
            required: ['bed'],
          },
        },
      },
      required: ['season', 'beds'],
      additionalProperties: false,
    },
    annotations: { readOnlyHint: false, destructiveHint: false },
    breaks: [
      'best-practices/annotated',
      'examples/valid-example',
      'naming/snake-case',
      'parameters/described',
      'parameters/described',
      'parameters/described',
      'toolset/one-naming-style',
    ],
  },
  {
    name: 'convert_seed_weight',
    description: {
      en: '[beta] Converts a weight of seed into the number of plants that it gives. Example: {"species": "Papaver rhoeas", "grams": 5}',
      es: '[beta] Convierte un peso de semillas en el número de plantas que dará. Ejemplo: {"species": "Papaver rhoeas", "grams": 5}',
      fr: '[beta] Convertit un poids de graines en nombre de plantes qu\'il donnera. Exemple : {"species": "Papaver rhoeas", "grams": 5}',
      zh: '[beta] 将种子的重量（以克为单位）换算为可以长成的植株数量。示例：{"species": "Papaver rhoeas", "grams": 5}',
      ja: '[beta] 種子の重さを、そこから育つ株の数に換算します。例：{"species": "Papaver rhoeas", "grams": 5}',
    },
    inputSchema: {
      type: 'object',
      properties: {
        species: { type: 'string', description: species },
        grams: {
          type: 'number',
          exclusiveMinimum: 0,
          description: {
            en: 'Weight in grams.',
            es: 'Peso en gramos.',
            fr: 'Poids en grammes.',
            zh: '重量（克）。',
            ja: '重さ（グラム）。',
          },
        },
      },
      required: ['species', 'grams'],
      additionalProperties: false,
    },
    annotations: { readOnlyHint: true },
    breaks: ['best-practices/states-errors', 'best-practices/states-returns'],
  },
  {
    name: 'sync_herbarium',
    description: {
      en: [
        'Synchronises the herbarium of the garden with the national plant register, so that both hold the same specimens, names and places of finding.',
        'The run goes through the specimens one cabinet after the other and compares each sheet with its entry in the register.',
        'A sheet that the register does not have yet is announced there with its photograph, its collector and the day on which it was found.',
        'An entry whose Latin name has changed since the last run gets the new name, and the old one is kept beside it as a synonym.',
        'Places of finding that are protected are sent with a precision of ten kilometres only, whatever the sheet itself says.',
        'Nothing is removed on either side: a sheet that was lent to another garden stays in the register with a note of the loan.',
        'A first run over the whole herbarium takes about two hours, a later one only a few minutes, because only sheets that were touched in the meantime are read.',
        'Choose a single cabinet to try the settings before the whole herbarium is compared.',
        'Two runs at the same time are not possible; the second one waits until the first one is done.',
        'Photographs larger than twenty megabytes are made smaller before they are sent, and the originals stay as they are.',
        'The names of collectors who have asked for it are replaced by their initials.',
        'Ask the curator before the first run, because the names of about four hundred sheets are still being checked by hand.',
        'Sheets without a number are passed over and listed at the end, so that somebody can give them one.',
        'Returns the number of sheets that were announced, renamed and left alone, cabinet by cabinet.',
        'Fails when the register does not accept the key of the garden.',
      ].join(' '),
      es: [
        'Sincroniza el herbario del jardín con el registro nacional de plantas, de modo que ambos guarden los mismos ejemplares, nombres y lugares de hallazgo.',
        'El proceso recorre los ejemplares armario por armario y compara cada pliego con su entrada en el registro.',
        'Un pliego que el registro todavía no tiene se anuncia allí con su fotografía, su recolector y el día en que se encontró.',
        'Una entrada cuyo nombre latino ha cambiado desde la última ejecución recibe el nombre nuevo, y el antiguo se conserva a su lado como sinónimo.',
        'Los lugares de hallazgo protegidos se envían solo con una precisión de diez kilómetros, diga lo que diga el pliego.',
        'Nada se quita en ninguno de los dos lados: un pliego prestado a otro jardín permanece en el registro con una nota del préstamo.',
        'Una primera ejecución sobre todo el herbario dura unas dos horas, y las siguientes solo unos minutos, porque se leen únicamente los pliegos que se tocaron entretanto.',
        'Elige un solo armario para probar los ajustes antes de comparar todo el herbario.',
        'No son posibles dos ejecuciones a la vez; la segunda espera hasta que termine la primera.',
        'Las fotografías de más de veinte megabytes se reducen antes de enviarlas, y los originales quedan como están.',
        'Los nombres de los recolectores que lo han pedido se sustituyen por sus iniciales.',
        'Pregunta al conservador antes de la primera ejecución, porque los nombres de unos cuatrocientos pliegos aún se revisan a mano.',
        'Los pliegos sin número se pasan por alto y se enumeran al final, para que alguien les dé uno.',
        'Devuelve el número de pliegos anunciados, renombrados y sin cambios, armario por armario.',
        'Falla cuando el registro no acepta la clave del jardín.',
      ].join(' '),
      fr: [
        "Synchronise l'herbier du jardin avec le registre national des plantes, afin que les deux contiennent les mêmes spécimens, noms et lieux de récolte.",
        'Le traitement parcourt les spécimens armoire par armoire et compare chaque planche avec sa fiche dans le registre.',
        'Une planche que le registre ne possède pas encore y est annoncée avec sa photographie, son récolteur et le jour où elle a été récoltée.',
        "Une fiche dont le nom latin a changé depuis le dernier passage reçoit le nouveau nom, et l'ancien est conservé à côté comme synonyme.",
        "Les lieux de récolte protégés ne sont transmis qu'avec une précision de dix kilomètres, quoi qu'indique la planche elle-même.",
        "Rien n'est retiré d'aucun côté : une planche prêtée à un autre jardin reste dans le registre avec une note sur le prêt.",
        "Un premier passage sur tout l'herbier dure environ deux heures, les suivants seulement quelques minutes, car seules les planches touchées entre-temps sont lues.",
        "Choisissez une seule armoire pour essayer les réglages avant que tout l'herbier soit comparé.",
        'Deux passages en même temps ne sont pas possibles ; le second attend que le premier soit terminé.',
        "Les photographies de plus de vingt mégaoctets sont réduites avant l'envoi, et les originaux restent tels quels.",
        "Les noms des récolteurs qui l'ont demandé sont remplacés par leurs initiales.",
        "Demandez au conservateur avant le premier passage, car les noms d'environ quatre cents planches sont encore vérifiés à la main.",
        "Les planches sans numéro sont sautées et énumérées à la fin, pour que quelqu'un puisse leur en donner un.",
        'Renvoie le nombre de planches annoncées, renommées et laissées telles quelles, armoire par armoire.',
        "Échoue lorsque le registre n'accepte pas la clé du jardin.",
      ].join(' '),
      zh: [
        '将花园标本馆与国家植物登记库同步，使两边保存相同的标本、名称和采集地点。',
        '运行时按标本柜逐一检查，并把每张标本与登记库中的条目进行比较。',
        '登记库中尚未收录的标本会连同照片、采集人和采集日期一起登记进去。',
        '如果某个条目的拉丁学名自上次运行以来发生了变化，就改用新名称，旧名称则作为异名保留在旁边。',
        '受保护的采集地点无论标本上如何书写，都只以十公里的精度发送。',
        '两边都不会移除任何内容：借给其他花园的标本仍留在登记库中，并附上借出说明。',
        '首次对整个标本馆运行大约需要两个小时，之后每次只需几分钟，因为只会读取期间改动过的标本。',
        '在比较整个标本馆之前，可以先选择一个标本柜来试验各项设置。',
        '不能同时运行两次；第二次会一直等到第一次完成为止。',
        '大于二十兆字节的照片在发送之前会被缩小，原始照片保持不变。',
        '对于提出要求的采集人，姓名会以首字母代替。',
        '首次运行之前请先询问标本馆馆长，因为大约四百张标本的名称仍在人工核对之中。',
        '没有编号的标本会被跳过并在最后列出，以便有人为其补上编号。',
        '返回按标本柜统计的新登记、已改名以及未改动的标本数量。',
        '如果登记库不接受花园的密钥，则运行失败。',
      ].join(''),
      ja: [
        '双方に同じ標本、名称、採集地が保存されるよう、庭園の標本館を全国植物登録簿と同期します。',
        '処理は標本棚を一つずつ巡り、各標本を登録簿の項目と比較します。',
        '登録簿にまだない標本は、写真、採集者、採集日とともに登録簿に届け出ます。',
        '前回の実行以降にラテン語名が変わった項目には新しい名前を付け、古い名前は異名として並べて残します。',
        '保護されている採集地は、標本に何と書かれていても、十キロメートルの精度でのみ送信します。',
        'どちらの側でも何も取り除きません。他の庭園に貸し出した標本は、貸し出しの注記とともに登録簿に残ります。',
        '標本館全体に対する最初の実行には約二時間かかりますが、その後はその間に変更された標本だけを読むため、数分で終わります。',
        '標本館全体を比較する前に設定を試すには、標本棚を一つだけ選んでください。',
        '同時に二つの実行はできず、二つ目は一つ目が終わるまで待ちます。',
        '二十メガバイトを超える写真は送信前に縮小し、元の写真はそのまま残します。',
        '希望した採集者の名前は頭文字に置き換えます。',
        '約四百点の標本の名前はまだ手作業で確認中なので、最初の実行の前に学芸員に相談してください。',
        '番号のない標本は飛ばし、誰かが番号を付けられるように最後に列挙します。',
        '届け出た標本、名前を変えた標本、変更のない標本の数を棚ごとに返します。',
        '登録簿が庭園の鍵を受け付けない場合は失敗します。',
      ].join(''),
    },
    inputSchema: {
      type: 'object',
      properties: {
        cabinet: {
          type: ['string', 'null'],
          default: null,
          description: {
            en: 'Cabinet to compare; all when it is left out.',
            es: 'Armario que se compara; todos si se omite.',
            fr: "Armoire à comparer ; toutes si elle n'est pas indiquée.",
            zh: '要比较的标本柜；省略时比较全部。',
            ja: '比較する標本棚。省略時はすべて。',
          },
        },
      },
      required: [],
      additionalProperties: false,
      examples: [{ cabinet: 'C4' }],
    },
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true },
    breaks: ['description/short-enough'],
  },
];
