import { actsOf, type Effects, objectsTo } from './effects.js';
import { wholeWords } from './phrases.js';

/** Forms of a verb that is said of the tool; a participle ("los pedidos creados") says what was done before. */
const AR = '(?:a|ar|e|an|en|ando)(?:l[aeo]s?)?';
const IR = '(?:e|er|ir|a|en|an|iendo)(?:l[aeo]s?)?';
const WRITING = `(?:cre|elimin|borr|actualiz|modific|edit|guard|envi|enví|public|descarg|ejecut|inici|marc|reemplaz|insert|añad|agreg|cancel|cambi|reinici|instal|desplieg|despleg|registr|sub|carg|cierr|cerr|detien|deten|limpi|restablec|sobrescrib|escrib|compr|pag|asign|mand)(?:${AR}|${IR})`;

export const spanishEffects: Effects = {
  tag: 'es',
  acts: actsOf([
    ['reads', 'look', 'obtener listar mostrar recuperar devolver consultar ver enumerar'],
    ['reads', 'search', 'buscar encontrar'],
    ['reads', 'check', 'comprobar verificar validar'],
    ['creates', 'create', 'crear'],
    ['creates', 'add', 'añadir agregar'],
    ['creates', 'send', 'enviar'],
    ['changes', 'update', 'actualizar modificar editar cambiar'],
    ['destroys', 'delete', 'eliminar borrar suprimir destruir'],
    ['destroys', 'remove', 'quitar remover eliminar'],
  ]),
  againstReading: objectsTo(new RegExp(wholeWords(WRITING), 'i')),
  againstWriting: objectsTo(
    /solo lectura|sólo lectura|no (?:modifica|crea|envía|elimina|cambia)|vista previa|simula|guía|instrucciones/i,
  ),
  againstAdding: objectsTo(
    /sobrescrib|reemplaz|actualiz|modific|elimin|borra|ya existe|si existe|existente|reutiliz|restablec/i,
  ),
  againstDestroying: objectsTo(/papelera|restaur|recuper|archiv|deshac|desvincul|reversible/i),
  saysRepeatable: (text) =>
    /(?<!no )(?:es|son) idempotente/i.test(text) && !/no (?:es|son) idempotente/i.test(text),
};
