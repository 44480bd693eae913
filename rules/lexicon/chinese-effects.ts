import { simplified } from './chinese.js';
import { CHINESE_VERBS } from './chinese-verbs.js';
import { actsOf, type Effects, type Objection, ONE_SENSE, objectsTo } from './effects.js';

/** Verbs that leave things alone wherever a description has them. */
const LOOKING: ReadonlySet<string> = new Set(
  '获取 查询 查看 列出 取得 读取 返回 列举 罗列 获得 搜索 搜寻 检索 查找 枚举 排序 排列 过滤 筛选 统计 计算 匹配 分析 比较 对比 检查 浏览 了解 使用 采用 利用 帮助 提供 说明 描述 展示 显示 预览 汇总 总结 归纳 分组 分类 聚合 查阅 寻找 查出 给出 判断 确定 提取 查 搜 看 取 列 找'.split(
    ' ',
  ),
);

/** Acts beside those that may open a description. */
const MORE_ACTS =
  '弹出 出队 入队 置顶 扣款 扣减 转账 绑定 解绑 归档 合并 更换 加入 退款 预订 预定 移动 已读 已阅 标为 设为 消费 占用 释放 领取 核销 锁定 清零 生效';

/** Every act that is none of looking, the longest first. */
const ACTS: readonly string[] = [
  ...CHINESE_VERBS.plain.split(' '),
  ...CHINESE_VERBS.nominal.split(' '),
  ...CHINESE_VERBS.destroys.split(' '),
  ...MORE_ACTS.split(' '),
]
  .filter((verb) => verb.length > 1 && !LOOKING.has(verb))
  .sort((a, b) => b.length - a.length);

/** Where no noun like 创建时间 (time of creation) is made of the act, and it does not tell things from others. */
const ACT = new RegExp(
  `(?:${[...new Set(ACTS)].join('|')})(?!时间|日期|人|者|于|的|过的|时|记录|日志|历史|列表|信息|详情|状态|类型|编号|名称|数量|数据|内容|方式|选项|条件|参数|员|号|率|量|项)`,
);
/** A second act is joined by one of these; what follows has to be a verb of looking. */
const JOINED = /(?:并且?|而且|且|然后|接着|随后|同时|之后再?|后再|再)([\u4e00-\u9fff]{1,2})/g;
/** An object before its verb, the passive, and things that are made when they are asked for. */
const TELLING = /将|把|被|令牌|锁|验证码|密码|许可证|一次性/;

function actIn(text: string): Objection {
  const folded = simplified(text);
  const told = TELLING.exec(folded)?.[0] ?? ACT.exec(folded)?.[0];
  if (told !== undefined) return told;
  for (const [, next = ''] of folded.matchAll(JOINED))
    if (!LOOKING.has(next) && !LOOKING.has(next.slice(0, 1))) return next;
  return undefined;
}

export const chineseEffects: Effects = {
  tag: 'zh',
  acts: actsOf([
    // Not 显示 and 展示: a notice is shown too.
    ['reads', 'look', '获取 查询 查看 列出 取得 读取 返回 列举 罗列 获得'],
    ['reads', 'search', '搜索 搜寻 检索 查找 查询'],
    ['creates', 'create', '创建 新建 建立 新增'],
    ['creates', 'add', '添加 新增 增加'],
    ['changes', 'update', '更新 修改 编辑 更改 变更'],
    ['destroys', 'delete', '删除 销毁'],
    ['destroys', 'remove', '移除'],
  ]),
  otherSense: ONE_SENSE,
  againstReading: actIn,
  againstWriting: objectsTo(/只读|唯讀|不会(?:修改|创建|删除)|预览|預覽|模拟|模擬|指南|建议|建議/),
  againstAdding: objectsTo(
    /覆盖|覆蓋|替换|替換|更新|修改|删除|刪除|移除|已存在|如果存在|重置|现有|現有|复用|複用/,
  ),
  againstDestroying: objectsTo(
    /回收站|资源回收|恢复|恢復|归档|歸檔|软删除|軟刪除|撤销|解绑|隐藏|隱藏|找回|还原|還原/,
  ),
  saysRepeatable: (text) => /(?<!非|不)幂等/.test(text),
};
