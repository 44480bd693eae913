import { actsOf, type Effects, objectsTo } from './effects.js';
import { romanceAct } from './romance-writing.js';
import { infinitiveOf, nounForms } from './spanish.js';
import { SPANISH_VERBS } from './spanish-verbs.js';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Beside the verbs of looking, those that leave things alone wherever a description has them. */
const NEUTRAL =
  'acceder ayudar basar combinar contener convertir especificar facilitar incluir limitar ofrecer ordenar permitir proporcionar representar retornar servir suministrar traducir usar utilizar';

export const spanishEffects: Effects = {
  tag: 'es',
  acts: actsOf([
    // Not "devolver", "mostrar", "recuperar" or "validar": what is given back, shown or made valid is changed by it.
    ['reads', 'look', 'obtener listar consultar ver enumerar'],
    ['reads', 'search', 'buscar encontrar'],
    ['creates', 'create', 'crear'],
    ['creates', 'add', 'añadir agregar'],
    ['creates', 'send', 'enviar'],
    ['changes', 'update', 'actualizar modificar editar cambiar'],
    ['destroys', 'delete', 'eliminar borrar suprimir destruir'],
    ['destroys', 'remove', 'quitar remover eliminar'],
  ]),
  otherSense: (_verb, _word, text) =>
    /^\W*(?:lista|listar|list[ae]) (?:una?|tu|mi|este|esta)(?![a-z])/i.exec(text)?.[0],
  againstReading: romanceAct({
    infinitiveOf,
    looking: words(`${SPANISH_VERBS.reads} ${NEUTRAL}`),
    nounForms,
    articles: words('el la los las un una unos unas del de al su sus cada esta este por con en sin para'),
    pronouns: words('la los las lo le les se'),
    joining: words('y e o u luego después además entonces'),
    aiming: words('para a al tras sin hasta'),
    adverb: /^(?:[a-zà-ÿ]{3,}mente|luego|después|además|también|entonces)$/,
    harmless: words(
      'el un una unos unas su sus cada de del en por con a al sin desde hasta otros otras todos todas',
    ),
    gerund:
      /^(?!cuando|usando|utilizando|incluyendo|ordenando|indicando|mostrando)[a-zà-ÿ]{2,}(?:[aá]|[iy][eé])ndo(?:l[aeo]s?|se)?$/,
    being: words('es son eres será serán queda quedan quedará quedarán está están ser sea sean'),
    relative: words('que cuyo cuya si cuando donde cual cuales quien'),
    participle: /(?:[ai]d|t|ch|s)[ao]s?$/,
    telling:
      /\b(?:con|seguid[oa] de|y)(?: el| la| su)? (?:borrado|eliminación|supresión|anulación|cancelación|baja|archivado|cierre)\b|\b(?:en|para la|a la) venta\b|\buna sola vez\b|token de acceso|contraseña de un solo uso/i,
  }),
  againstWriting: objectsTo(
    /solo lectura|sólo lectura|no (?:modifica|crea|envía|elimina|cambia)|vista previa|simula|guía|instrucciones/i,
  ),
  againstAdding: objectsTo(
    /sobrescrib|reemplaz|actualiz|modific|elimin|borra|ya existe|si existe|existente|reutiliz|restablec/i,
  ),
  againstDestroying: objectsTo(
    /papelera|restaur|recuper|archiv|deshac|desvincul|reversible|ocult|durante \d+/i,
  ),
  saysRepeatable: (text) =>
    /(?<!no )(?:es|son) idempotente/i.test(text) && !/no (?:es|son) idempotente/i.test(text),
};
