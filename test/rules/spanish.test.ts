import { describe, expect, it } from 'vitest';
import { OBLIGATION } from '../../rules/lexicon/obligation.js';
import { spanish } from '../../rules/lexicon/spanish.js';
import { SPANISH_VERBS } from '../../rules/lexicon/spanish-verbs.js';

describe('the opening of a Spanish description', () => {
  it.each([
    ['the imperative of tú', 'Obtén las facturas.', 'obtener'],
    ['the imperative of usted', 'Obtenga las facturas.', 'obtener'],
    ['the imperative of vos', 'Creá un evento.', 'crear'],
    ['a regular imperative of tú', 'Crea un evento.', 'crear'],
    ['a regular imperative of usted', 'Cree un evento.', 'crear'],
    ['the third person', 'Obtiene las facturas.', 'obtener'],
    ['the infinitive', 'Obtener las facturas', 'obtener'],
    ['one word alone', 'Obtener', 'obtener'],
    ['an infinitive with a pronoun', 'Suscribirse a un canal', 'suscribir'],
    ['an imperative with a pronoun', 'Conéctate a un servidor.', 'conectar'],
    ['two pronouns', 'Muéstraselo al usuario.', 'mostrar'],
    ['a pronoun before the verb', 'Se conecta a un servidor.', 'conectar'],
    ['a stem in ie', 'Convierte una divisa.', 'convertir'],
    ['a stem in ue', 'Mueva un archivo.', 'mover'],
    ['a stem in i', 'Mide la latencia.', 'medir'],
    ['a spelling in qu', 'Busque un vuelo.', 'buscar'],
    ['a spelling in gu', 'Agregue una fila.', 'agregar'],
    ['a spelling in zc', 'Traduzca un texto.', 'traducir'],
    ['a spelling in j', 'Elija un color.', 'elegir'],
    ['a verb in -uir', 'Incluye un archivo.', 'incluir'],
    ['a stressed u', 'Evalúa un texto.', 'evaluar'],
    ['a stressed i', 'Envía un correo.', 'enviar'],
    ['no accent where one belongs', 'Evalua un texto.', 'evaluar'],
    ['capital letters with accents', 'ENVÍA un correo.', 'enviar'],
    ['a noun that is a verb before an article', 'Lista los pedidos.', 'listar'],
    ['such a noun before a plural', 'Consulta facturas por fecha.', 'consultar'],
    ['"esta herramienta"', 'Esta herramienta crea un evento.', 'crear'],
    ['"esta herramienta permite"', 'Esta herramienta te permite crear un evento.', 'crear'],
    ['"permite"', 'Permite eliminar un evento.', 'eliminar'],
    ['"permite" with a noun', 'Permite la creación de eventos.', 'permitir'],
    ['"una función que"', 'Una funcion que calcula el IVA.', 'calcular'],
    ['"usa esta herramienta para"', 'Usa esta herramienta para crear un evento.', 'crear'],
    ['"úsala para"', 'Úsala para crear un evento.', 'crear'],
    ['"para"', 'Para crear un evento, indica la fecha.', 'crear'],
    ['a label', '[beta] Crea un evento.', 'crear'],
    ['a label with a colon', 'Solo lectura: lista los eventos.', 'listar'],
    ['an adverb behind the verb', 'Elimina permanentemente un evento.', 'eliminar'],
    ['an adverb', 'Permanentemente elimina un evento.', 'eliminar'],
    ['two adverbs', 'Rápida y permanentemente elimina un evento.', 'eliminar'],
    ['"por favor"', 'Por favor, verifica la firma.', 'verificar'],
    ['an identifier', '`crear_evento`: crea un evento.', 'crear'],
  ])('is a verb with %s', (_, text, verb) => {
    expect(spanish.opening(text).verb).toBe(verb);
  });

  it.each([
    ['an article', 'Los pedidos de un cliente.'],
    ['a noun', 'Búsqueda de vuelos por fecha.'],
    ['a noun that is a verb elsewhere', 'Lista de pedidos.'],
    ['such a noun behind an article', 'La lista de pedidos.'],
    ['such a noun before an adjective', 'Informe mensual de ventas.'],
    ['the preposition that is a form of "parar"', 'Para cada pedido, el total.'],
    ['the preposition "entre"', 'Entre dos fechas, los pedidos.'],
    ['the article "una"', 'Una tabla de pedidos.'],
    ['an adjective like a verb with a pronoun', 'Generales del contrato.'],
    ['a noun that ends like a pronoun', 'Parte del contrato.'],
    ['"ID"', 'ID del pedido.'],
    ['guidance', 'Usa esta herramienta cuando se pida una factura.'],
    ['guidance with a pronoun', 'Úsala cuando se pida una factura.'],
    ['guidance with a pronoun and no accent', 'Usela si se pide una factura.'],
    ['guidance with a noun', 'Usa esta herramienta para facturas.'],
    ['no word', '…'],
  ])('is none with %s', (_, text) => {
    expect(spanish.opening(text).verb).toBeUndefined();
  });

  it('destroys by verbs that an opening can have', () => {
    for (const verb of spanish.destroys) expect(spanish.opening(`${verb} algo`).verb).toBe(verb);
    expect(spanish.destroys.has('eliminar')).toBe(true);
  });

  it('is known by each verb of the list, which names it once', () => {
    const verbs = Object.values(SPANISH_VERBS).join(' ').split(' ');
    expect(new Set(verbs).size).toBe(verbs.length);
    expect(verbs.filter((verb) => spanish.opening(`${verb} los datos`).verb === undefined)).toEqual([]);
  });
});

describe('what comes back, in Spanish', () => {
  it.each([
    'Busca un usuario. Devuelve su nombre.',
    'Busca un usuario y retorna su nombre.',
    'Busca un usuario. Se devuelve un objeto.',
    'Busca un usuario. Responde con un objeto.',
    'Cuenta filas. El resultado es un número.',
    'Cuenta filas. La respuesta contiene un número.',
    'Cuenta filas.\nResultado: un número.',
    'Descarga el extracto como un enlace.',
    'Exporta las filas en formato CSV.',
  ])('is said by %j', (text) => {
    expect(spanish.returns.test(text)).toBe(true);
  });

  it.each([
    'Lista los usuarios.',
    'Borra un usuario. No devuelve nada.',
    'Borra un usuario sin devolver nada.',
    'Borra un usuario. No se devuelve el usuario.',
    'Retorna a la pantalla anterior.',
    'Devuelve el dinero de una compra.',
    'Consulta la política de devoluciones.',
    'Agrega un usuario como administrador.',
    'Borra un usuario. Devuelve un error sin permisos.',
    'Borra un usuario. Devuelve 404 sin permisos.',
    'Borra el usuario devuelto por crear_usuario.',
  ])('is not said by %j', (text) => {
    expect(spanish.returns.test(text)).toBe(false);
  });
});

describe('how it fails, in Spanish', () => {
  it.each([
    'Da un error sin permisos.',
    'Falla sin permisos.',
    'Lanza una excepción sin permisos.',
    'Lanza una excepcion sin permisos.',
    'Borra un usuario; rechaza a quien no tiene permisos.',
    'Usuario no encontrado: código 1.',
    'Cuando el usuario no se encuentra, termina.',
    'Si el usuario no existe, termina.',
    'Con un correo inválido termina.',
    'Con correos invalidos termina.',
    'Cuando el correo no es válido, termina.',
    'Responde HTTP 404 sin permisos.',
    'Responde con código de estado 500.',
    'Responde 404 si falta el usuario.',
  ])('is said by %j', (text) => {
    expect(spanish.errors.test(text)).toBe(true);
  });

  it.each([
    'Lanza una tarea en segundo plano.',
    'Muestra la tasa de errores.',
    'Invalida la caché.',
    'Crea 404 páginas.',
    'Devuelve 500 filas.',
    'Lista 500 filas si no se indica otro límite.',
    'Lista los pagos fallidos.',
    'Rechaza una solicitud de amistad.',
    'Lista los usuarios que existen.',
  ])('is not said by %j', (text) => {
    expect(spanish.errors.test(text)).toBe(false);
  });

  it('is hinted at by a word of failing', () => {
    expect(spanish.failing.test('Deniega el acceso con NO_ACCESS.')).toBe(true);
    expect(spanish.failing.test('No puede leerse: NO_ACCESS.')).toBe(true);
    expect(spanish.failing.test('Usa la variable NO_ACCESS.')).toBe(false);
  });
});

describe('what a parameter is called, in Spanish', () => {
  it.each(['Opcional. El límite.', 'El límite (opcional)', 'Este parametro es opcional.', 'Opcional'])(
    'is optional in %j',
    (text) => {
      expect(OBLIGATION.es.test(text) && spanish.optional.test(text)).toBe(true);
      expect(spanish.required.test(text)).toBe(false);
    },
  );

  it.each([
    'Obligatorio. El nombre.',
    'El nombre (requerido)',
    'Este parámetro es obligatorio.',
    '[Requerida]',
  ])('is required in %j', (text) => {
    expect(OBLIGATION.es.test(text) && spanish.required.test(text)).toBe(true);
    expect(spanish.optional.test(text)).toBe(false);
  });

  it.each([
    'Obligatorio si el tipo es X.',
    'Opcional para administradores.',
    'El campo es requerido cuando hay tipo.',
    'Para crear: el nombre (obligatorio)',
    'Lista de campos opcionales del objeto.',
    'El límite.',
  ])('is left open in %j', (text) => {
    expect(spanish.optional.test(text) || spanish.required.test(text)).toBe(false);
  });
});
