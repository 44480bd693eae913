import { describe, expect, it } from 'vitest';
import { chinese } from '../../rules/lexicon/chinese.js';
import { CHINESE_VERBS } from '../../rules/lexicon/chinese-verbs.js';
import { OBLIGATION } from '../../rules/lexicon/obligation.js';

const verbOf = (text: string) => chinese.opening(text).verb;

describe('the opening of a Chinese description', () => {
  it.each([
    ['a verb at the start', '查询订单的物流进度。', '查询'],
    ['the longest verb of several', '重新启动一台云主机', '重新启动'],
    ['traditional characters', '刪除一筆訂單', '删除'],
    ['a lead-in in traditional characters', '本工具會將檔案轉換成簡報', '转换成'],
    ['a word of Taiwan', '匯出本月的發票', '汇出'],
    ['a label in square brackets', '[测试版] 合并两个分支', '合并'],
    ['a label in lenticular brackets', '【仅管理员】冻结账户', '冻结'],
    ['a label in corner brackets', '「订单」取消一笔订单', '取消'],
    ['a label with a wide colon', '天气助手：查询城市的天气', '查询'],
    ['a label with a colon', '只读: 列出仓库的分支', '列出'],
    ['a label with a bar', '飞书 | 发送卡片消息', '发送'],
    ['"本工具"', '本工具创建一个日程', '创建'],
    ['"该工具用于"', '该工具用于计算两点之间的距离', '计算'],
    ['"此工具可以"', '此工具可以帮助用户翻译文本', '翻译'],
    ['"使用此工具来"', '使用此工具来上传图片', '上传'],
    ['"调用该接口"', '调用该接口更新一条记录', '更新'],
    ['"通过本接口可以"', '通过本接口可以查看余额', '查看'],
    ['"用于"', '用于压缩图片', '压缩'],
    ['"可以"', '可以识别图片中的文字', '识别'],
    ['"请"', '请提交报销申请', '提交'],
    ['"一个用于…的工具"', '一个用于解析合同的工具', '解析'],
    ['an adverb', '批量更新商品价格', '更新'],
    ['two adverbs', '永久并彻底删除用户', '删除'],
    ['an adverb in 地', '高效地检索文献', '检索'],
    ['a list number', '1. 获取会议纪要', '获取'],
    ['a Chinese list number', '一、获取会议纪要', '获取'],
    ['an emoji', '🚀 部署应用', '部署'],
    ['an identifier', 'get_invoice：获取一张发票', '获取'],
    ['an identifier in back quotes', '`getInvoice` 获取一张发票', '获取'],
    ['a product name', 'GitHub 获取仓库列表', '获取'],
    ['a phrase with 按', '按工号查询员工', '查询'],
    ['a phrase with 根据', '根据创建时间筛选工单', '筛选'],
    ['a phrase with 从', '从已删除列表恢复文件', '恢复'],
    ['a phrase with 在', '在指定目录下新建文档', '新建'],
    ['a phrase with 为', '為使用者新增一個提醒', '新增'],
    ['a phrase with 以', '以管理员身份重置密码', '重置'],
    ['a phrase with 使用', '使用正则表达式替换文本', '替换'],
    ['使用 with an object alone', '使用优惠券', '使用'],
    ['an object before the verb with 将', '将附件上传到工单', '上传'],
    ['an object that has a verb in it', '将搜索结果保存为表格', '保存'],
    ['an object with 把', '把用户移出群组并通知管理员', '通知'],
    ['進行 and another verb', '对语音进行转写', '转写'],
    ['进行 alone', '对图片进行OCR', '进行'],
    ['a short verb before a determiner', '查一个城市的天气', '查'],
    ['a verb that names things, before an object', '翻译工具说明书', '翻译'],
    ['a verb before a service as its object', '重启服务', '重启'],
    ['a verb before 员工', '管理员工档案', '管理'],
  ])('is found with %s', (_, text, verb) => {
    expect(verbOf(text)).toBe(verb);
  });

  it.each([
    ['a service', '地理编码服务'],
    ['a list', '用户列表'],
    ['a noun that starts with a verb', '翻译工具'],
    ['a device named by a verb', '编辑器的主题'],
    ['a person named by a verb', '管理员名单'],
    ['a noun that starts with a short verb', '发票抬头信息'],
    ['a list of records', '评论列表'],
    ['a relative clause', '创建的任务'],
    ['what was searched', '搜索到的网页'],
    ['a noun behind a product name', 'SQL 查询'],
    ['a thing with a phrase', '基于向量的检索服务'],
    ['guidance with 当', '当用户询问天气时使用'],
    ['guidance with 当 behind a label', '[测试版] 当用户询问天气时使用此工具'],
    ['guidance with 如果', '如果需要退款，请调用此工具'],
    ['guidance with 在…时', '在创建订单前使用此工具'],
    ['guidance behind "使用此工具"', '使用此工具时请先登录'],
    ['what it is', '本工具是一个日历插件'],
    ['what it supports', '支持多种语言'],
    ['only a label', '【测试】'],
    ['no word', '——…'],
    ['nothing', ''],
  ])('is no verb with %s', (_, text) => {
    expect(verbOf(text)).toBeUndefined();
  });

  it('gives the word as it is written, for a message', () => {
    expect(chinese.opening('[測試] 刪除訂單')).toEqual({ word: '刪除', verb: '删除' });
    expect(chinese.opening('[测试] 订单服务').word).toBe('订单服务');
  });

  it.each(['删除文件', '清空回收站', '永久销毁密钥', '將檔案移除', '取消订阅计划'])(
    'destroys in %j',
    (text) => {
      expect(chinese.destroys.has(verbOf(text)!)).toBe(text !== '取消订阅计划');
    },
  );

  it('does not destroy what it restores', () => {
    expect(chinese.destroys.has(verbOf('将已删除的文件恢复')!)).toBe(false);
  });

  it('is quick on a long text without an end', () => {
    const start = performance.now();
    chinese.opening(`根据${'，（【把将在'.repeat(20_000)}`);
    chinese.returns.test('以'.repeat(20_000));
    chinese.optional.test('可选，'.repeat(5_000));
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

describe('what a Chinese description says', () => {
  it.each([
    '查询订单。返回金额和状态。',
    '查詢訂單，並傳回金額。',
    '统计行数，输出一个数字。',
    '统计行数。结果为整数。',
    '统计行数。结果包含每张表的行数。',
    '以 JSON 格式返回行数。',
    '将报表导出为 PDF。',
    '返回值：订单号。',
    '返回结果或错误信息。',
    '查询最近的故障，返回错误列表。',
    '返回 404 条记录。',
    '返回金额；失败时返回错误码。',
  ])('says what comes back in %j', (text) => {
    expect(chinese.returns.test(text)).toBe(true);
  });

  it.each([
    '查询订单。',
    '删除订单，不返回任何内容。',
    '点击按钮返回上一页。',
    '将日志输出到文件。',
    '无返回值。',
    '没有返回值',
    '删除订单，失败时返回错误信息。',
    '订单不存在时返回404。',
    '無權限時回傳 HTTP 403。',
  ])('says nothing of a result in %j', (text) => {
    expect(chinese.returns.test(text)).toBe(false);
  });

  it.each([
    '订单号有误时返回错误。',
    '余额不足则支付失败。',
    '餘額不足則付款失敗。',
    '缺少参数会报错。',
    '超时会抛出异常。',
    '无权访问的请求会被拒绝。',
    '未找到订单时返回空。',
    '订单不存在时返回空。',
    '编号无效时不做任何事。',
    '没有权限时返回 HTTP 403。',
    '没有权限时返回 403。',
    '状态码 500 表示可以重试。',
  ])('says how it fails in %j', (text) => {
    expect(chinese.errors.test(text)).toBe(true);
  });

  it.each([
    '查询订单。',
    '查询错误日志。',
    '统计失败率。',
    '重复调用不会报错。',
    '最多返回 500 条记录。',
    '返回 404 条记录。',
    '拒绝好友申请。',
  ])('says nothing of failing in %j', (text) => {
    expect(chinese.errors.test(text)).toBe(false);
  });
});

describe('what a Chinese parameter is called', () => {
  it.each([
    '可选',
    '可选。默认 10',
    '可选，默认 10',
    '页码（可选）',
    '页码（可选，默认 1）',
    '備註，選填',
    '该参数可选。',
    '可选参数，页码',
    '非必填',
    '[选填] 备注',
    '可选：页码',
  ])('is optional in %j', (text) => {
    expect(OBLIGATION.zh.test(text)).toBe(true);
    expect(chinese.optional.test(text)).toBe(true);
    expect(chinese.required.test(text)).toBe(false);
  });

  it.each([
    '必填',
    '必填。订单号',
    '订单号（必填）',
    '訂單號（必填）',
    '该字段必填。',
    '订单号，必填',
    '必填：订单号',
  ])('is required in %j', (text) => {
    expect(chinese.required.test(text)).toBe(true);
    expect(chinese.optional.test(text)).toBe(false);
  });

  it.each([
    '可选值：升序、降序',
    '可选：升序、降序',
    '可选的排序字段列表',
    '类型为公司时必填',
    '退款时必填。',
    '当类型为公司时，必填',
    '与手机号二选一，必填',
    '必须是整数',
    '新名称（仅当重命名时必填）',
    '订单号',
  ])('is neither for certain in %j', (text) => {
    expect(chinese.optional.test(text) || chinese.required.test(text)).toBe(false);
  });
});

describe('the list of Chinese verbs', () => {
  it('names each verb once', () => {
    const all = [CHINESE_VERBS.plain, CHINESE_VERBS.nominal, CHINESE_VERBS.destroys].join(' ').split(' ');
    expect(all.filter((verb, at) => all.indexOf(verb) !== at)).toEqual([]);
    expect(all).not.toContain('');
  });
});
