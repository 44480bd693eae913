import { describe, expect, it } from 'vitest';
import { hintsOf } from './hints-of.js';

describe('a second act in another language', () => {
  it.each([
    'Obtener mensajes y vaciar la cola.',
    'Lista los pedidos y archiva los antiguos.',
    'Busca y sustituye texto en los archivos.',
    'Busca la cuenta y bloquea la cuenta.',
    'Busca vuelos y reserva el más barato.',
    'Listar archivos y mover los antiguos.',
    'Consulta la factura y la contabiliza.',
    'Obtiene un artículo de la tienda y reembolsa el pago.',
    'Devuelve un artículo a la tienda.',
    'Devuelve un artículo a la tienda y reembolsa el pago.',
    'Valida la factura y la contabiliza.',
    'Lista los pedidos, archivando los antiguos.',
    'Lista los pedidos. Los pedidos antiguos son archivados.',
    'Lista los pedidos. El pedido queda bloqueado.',
    'Lista los pedidos y los cierra.',
    'Lista los pedidos y se cierran.',
    'Lista los pedidos; luego los cierra.',
    'Lista los pedidos y después factura el más antiguo.',
    'Lista los pedidos para cancelarlos.',
    'Lista los pedidos y desembolsa el importe.',
    'Lista un artículo para la venta.',
    'Obtiene los pedidos y automáticamente los paga.',
    'Obtiene los pedidos, los marca y avisa.',
    'Obtiene los pedidos o crea uno nuevo.',
    'Busca el pedido y le aplica un descuento.',
  ])('is seen in Spanish: "%s"', async (description) => {
    for (const name of ['get_orders', 'list_orders', 'search_orders'])
      expect((await hintsOf(name, description))?.readOnlyHint).toBeUndefined();
  });

  it.each([
    'Récupère le message et le retire de la file.',
    'Récupère les messages puis vide la file.',
    'Récupère les messages, puis vider la file.',
    'Recherche la réservation et la confirme.',
    'Recherche les factures et archive les anciennes.',
    'Liste les comptes et bloque les inactifs.',
    'Rechercher un vol et réserver une place.',
    'Rechercher une commande et rembourser le client.',
    'Retourne un article au magasin.',
    'Liste les commandes en archivant les anciennes.',
    'Liste les commandes. La commande est archivée.',
    'Liste les commandes, qui sont ensuite fermées.',
    "Récupère le message et l'archive.",
    'Récupère le message et lui répond.',
    'Récupère le message et débourse la somme.',
    'Liste les commandes ou en crée une.',
    'Liste un article en vente.',
    'Liste les commandes pour les annuler.',
    'Récupère les commandes et envoie un rappel.',
    'Récupère les commandes. Le paiement sera débité.',
    'Récupère les commandes et également les facture.',
  ])('is seen in French: "%s"', async (description) => {
    for (const name of ['get_orders', 'list_orders', 'search_orders'])
      expect((await hintsOf(name, description))?.readOnlyHint).toBeUndefined();
  });

  it.each([
    '从队列弹出消息。',
    '获取消息并从队列弹出。',
    '获取订单并退款给用户。',
    '查询航班并预订座位。',
    '列出文件，移动旧文件。',
    '列出分支，合并分支。',
    '查找并更换文本。',
    '搜索商品，加入购物车。',
    '获取锁。',
    '获取邮件，自动归档。',
    '获取邮件，设为已阅。',
    '查询账号，绑定账号。',
    '获取訂單並退款給使用者。',
    '获取订单，然后关闭。',
    '获取订单，将其关闭。',
    '获取订单，订单会被关闭。',
    '获取订单且清零余额。',
    '获取令牌。',
    '获取验证码。',
    '查询优惠券并核销。',
    '获取消息，消费后不再可见。',
    '获取订单再发货。',
    '获取订单同时扣款。',
  ])('is seen in Chinese: "%s"', async (description) => {
    for (const name of ['get_orders', 'list_orders', 'search_orders'])
      expect((await hintsOf(name, description))?.readOnlyHint).toBeUndefined();
  });

  it.each([
    '商品を返却します。',
    '商品を返します。',
    '荷物を取得して返金します。',
    '荷物を検索し、発送します。',
    '荷物を一覧表示し、古いものを消します。',
    'メッセージを取得して既読にします。',
    'メッセージを取得した後、キューから取り出します。',
    'メッセージを取得したり送ったりします。返却された一覧を取得します。',
    '座席を検索して予約します。結果を取得します。',
    '荷物を移して、結果を取得します。',
    '荷物を破損させて状態を取得します。荷物の登録も行い、取得します。',
    'ロックを取得します。',
    'アクセストークンを取得します。',
    '一度だけ取得します。',
    '通知を表示します。',
    '古い荷物を閉じ、一覧を取得します。',
    '古い荷物を捨てて一覧を取得します。',
    '古い荷物をアーカイブしつつ一覧を取得します。',
    '新しい荷物を作り、一覧を取得します。',
  ])('is seen in Japanese: "%s"', async (description) => {
    for (const name of ['get_orders', 'list_orders', 'search_orders'])
      expect((await hintsOf(name, description))?.readOnlyHint).toBeUndefined();
  });
});

describe('a text of another language that only looks', () => {
  it.each([
    ['list_orders', 'Lista los pedidos creados este mes y su estado.'],
    ['list_orders', 'Lista los pedidos de un cliente.'],
    ['get_order', 'Obtiene un pedido por su número.'],
    ['search_orders', 'Busca pedidos por fecha y por cliente.'],
    ['list_orders', 'Liste les commandes qui ont été créées par un client.'],
    ['get_order', 'Récupère une commande par son numéro.'],
    ['search_orders', 'Recherche des commandes par date ou par client.'],
    ['list_orders', '获取订单列表，按创建时间排序。'],
    ['get_order', '查询订单的状态。'],
    ['search_orders', '搜索订单并返回结果。'],
    ['get_order', '荷物の作成日時と状態を取得します。'],
    ['search_orders', '荷物を検索します。'],
    ['list_orders', '荷物の一覧を取得します。'],
  ])('%s, "%s", is read-only', async (name, description) => {
    // Whether "order" is a thing is told in English only.
    const renamed = name.replace('order', 'parcel');
    expect(await hintsOf(renamed, description)).toEqual({ readOnlyHint: true });
  });
});
