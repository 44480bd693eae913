import { CHINESE_VERBS } from './chinese-verbs.js';
import type { Lexicon, Opening } from './lexicon.js';
import { phrases } from './phrases.js';

/**
 * Traditional characters of the words in this file and in the list of verbs, each before its simplified form. Folding
 * them first means that every word stands in the lists once; offsets stay, as one character replaces one.
 */
const FOLDED =
  '刪删傳传載载詢询尋寻檢检閱阅讀读寫写錄录導导匯汇儲储啟启開开關关閉闭執执運运發发佈布設设變变換换複复製制貼贴選选擇择轉转動动連连斷断線线計计統统預预測测評评識识別别驗验證证監监視视聽听蹤踪診诊' +
  '審审產产編编輯辑維维護护築筑優优進进復复糾纠縮缩擴扩續续壓压歸归檔档備备訊讯標标準准規规範范類类組组過过濾滤聯联鏈链結结構构訂订讚赞贊赞贈赠記记註注報报認认權权賦赋給给錢钱購购買买賣卖圖图畫画' +
  '劃划薦荐練练調调擬拟樣样獎奖遷迁輸输緩缓熱热歷历應应當当為为從从將将來来與与對对於于讓让個个這这該该據据針针經经種种項项幾几務务協协員员終终滅灭銷销毀毁棄弃捨舍廢废殺杀離离驅驱掃扫繪绘顯显現现' +
  '獲获擷撷採采蒐搜數数電电話话簡简單单點点擊击雙双長长鍵键確确實实總总納纳請请領领兌兑費费說说釋释紹绍題题議议憶忆習习瀏浏覽览錯错誤误敗败絕绝無无時时則则頁页後后間间碼码區区節节層层邊边並并僅仅' +
  '態态遠远遞递隨随機机齊齐齡龄滾滚輪轮詞词責责庫库參参網网絡络雲云號号訪访問问佔占內内圍围條条隱隐稱称處处響响靜静異异極极戶户師师寶宝誰谁漸渐場场況况輕轻鬆松強强徹彻陣阵專专業业兩两嚴严豐丰臨临' +
  '舉举義义書书價价會会倉仓偵侦決决凍冻減减憑凭創创辦办團团塊块夾夹嘗尝盡尽儘尽帶带幫帮廣广懸悬撫抚摳抠損损攝摄撥拨暫暂術术潤润溝沟狀状獨独環环盤盘競竞筆笔籌筹籤签簽签篩筛約约級级細细綁绑繞绕繼继' +
  '羅罗腳脚臉脸觀观觸触訓训講讲許许論论訴诉譯译試试詳详語语貝贝負负貨货質质資资賴赖軟软較较達达還还遲迟適适鑑鉴鑒鉴鑰钥鐵铁鎖锁門门闡阐須须顧顾頒颁頻频飛飞饋馈馬马駁驳裝装補补爲为夠够';

const SIMPLIFIED: ReadonlyMap<string, string> = new Map(
  (FOLDED.match(/../gu) ?? []).map((pair) => [pair[0]!, pair[1]!]),
);

const IDEOGRAPHS = /[\u4e00-\u9fff]/g;

/** How far into a description its opening is looked for: nobody reads further to learn what a call does. */
const REACH = 400;

/** The text with the traditional characters of the lists in their simplified form. */
export function simplified(text: string): string {
  return text.replace(IDEOGRAPHS, (character) => SIMPLIFIED.get(character) ?? character);
}

const destroys: ReadonlySet<string> = new Set(CHINESE_VERBS.destroys.split(' '));
const plain: ReadonlySet<string> = new Set(CHINESE_VERBS.plain.split(' '));
const short: ReadonlySet<string> = new Set(CHINESE_VERBS.short.split(' '));
const verbs: ReadonlySet<string> = new Set(
  [...plain, ...destroys, ...CHINESE_VERBS.nominal.split(' ')].filter((verb) => verb.length > 1),
);
const LONGEST_VERB = Math.max(...[...verbs].map((verb) => verb.length));

/** Things before the first word that are no words: bullets, quotes, emphasis, emoji, numbers of a list. */
const DECORATION =
  /^(?:\d+[.)、．）]\s*|[一二三四五六七八九十]+、\s*|[（(]\d+[)）]\s*|[^\p{L}\p{N}[({【（《〔「『`|]+)/u;
const LABEL_IN_BRACKETS =
  /^(?:\[[^\]]{0,80}\]|\([^)]{0,80}\)|（[^）]{0,80}）|\{[^}]{0,80}\}|【[^】]{0,80}】|《[^》]{0,80}》|〔[^〕]{0,80}〕|「[^」]{0,80}」|『[^』]{0,80}』)[\s:：|｜]*/u;
/** A label ends in a colon or a bar, and is short: "只读：", "飞书 |". */
const LABEL = /^[^。！？；，,.!?\n|｜:：]{1,24}(?:：|:(?!\/)|\s?[|｜])\s*/u;
/** An identifier is no word: snake_case, camelCase, something in back quotes, a path. */
const IDENTIFIER = /^(?:`[^`]*`|[A-Za-z]\w*_\w+|[a-z]+[a-z0-9]*[A-Z]\w*|[A-Za-z0-9_]+(?:\.[A-Za-z0-9_]+)+)/;
/** A product or format in Latin letters, which can be the topic of the verb behind it. */
const LATIN_NAME = /^[A-Z][\w.+-]*(?: [A-Z][\w.+-]*){0,2}\s*/;
const WORD = /^[\p{L}\p{N}]+/u;

/** What a description calls the thing it describes. */
const SELF =
  '(?:(?:本|该|此|这个|这|当前)(?:MCP|API|api|个)?\\s?(?:工具|接口|函数|方法|功能|服务|命令|指令|操作|端点|插件|技能|动作|模块|API|api)|(?:工具|接口|函数|API)(?=可|能|用于|用来|会|将))';
/** What makes it the subject of an act: "可以", "主要用于", "支持", "能够帮助用户". */
const MODAL =
  '(?:主要|专门|旨在|可以|可供|可|能够|能|会|负责|支持|允许|被|用于|用来|用以|来|以便|(?:帮助?|协助|让|供|便于|方便)(?:你|您|用户|我们|开发者)?(?:们)?)';
const ARTICLE = '一(?:个|种|款|项)';

/** "使用此工具来…": passed over although it starts with a verb. */
const USE_PHRASE = new RegExp(
  `^(?:可以?|请)?(?:使用|调用|通过|利用|运行|执行|借助|用)\\s?${SELF}(?:，|,)?\\s?(?:${MODAL})*\\s?`,
);
const SELF_PHRASE = new RegExp(
  `^(?:这(?:是)?${ARTICLE}|${ARTICLE}|${SELF}(?:是${ARTICLE})?)\\s?(?:${MODAL})*\\s?`,
);
const MODAL_PHRASE = new RegExp(
  `^(?:请你?您?|主要|专门|可以|能够|用于|用来|用以|负责|旨在|可(?=[^\\s]))(?:${MODAL})*\\s?`,
);

/** Adverbs and adverbials of manner, time and extent; one in 地 is found by its ending. */
const ADVERBS =
  '批量|批次|永久地?|自动地?|快速地?|立即|立刻|马上|直接|一键|同时|异步|同步|分页|模糊|精确|精准|全文|全局|全部|安全地?|手动|一次|定时|定期|随机|逐个|逐一|逐步|逐行|逐条|一次性|一并|一起|实时|智能|在线|离线|本地|远程|强制|彻底|完全|完整地?|单独|重新|再次|首次|先|再|然后|仅|只|即时|即可|主动|动态|静默|递归|并行|并发|后台|深度|高效地?|高效|轻松|默认|临时|条件性?|增量|全量|全面|从头|反向|正向|双向|跨库|跨平台|优先|尽快|尽可能|最终|统一|集中|分别|各自|循环|按需|就地|原地|无损|有序|严格|仔细|详细|随时|免费|软|硬|并';
const ADVERB = new RegExp(`^(?:${ADVERBS}|[\\u4e00-\\u9fff]{2,3}地(?![理点址图区方铁段面质])) ?`);

/** Words that bring a phrase before the verb: "根据ID…", "从…", "为用户…", "在文件夹中…", "以当前身份…". */
const PREPOSITION =
  /^(?:根据|依据|依照|按照|遵照|参照|依(?![赖存])|透过|基于|通过|经由|借助|利用|使用|采用|运用|针对|对于|面向|围绕|沿着?|随着|按|以(?![上下及免后前])|从|自(?![动定])|由|在(?!线)|向|往|为(?![了何什])|给|替|对|与|和|跟|同|就|到|至|用(?![户途例法量])|凭|进行)/;
/** "将文件上传到…", "把…": the verb stands behind its object. */
const FRONTED_OBJECT = /^(?:将|把)/;

/** When a tool is to be used is not what it does. */
const GUIDANCE =
  /^(?:(?:请|应|仅|只|只有|每)?当(?!前|地|日|天|月|年|场|选)|如果|假如|若|如需|如要|需要.{0,30}时|适用于|适合|仅(?:限|在)|(?:在|用户|想要|要|需)[^。，,]{0,40}时(?:候)?[，,]?(?:请|可|可以|应|才|再|优先)?(?:使用|调用|用)|(?:请)?(?:在|于)[^。，,]{1,40}(?:时|时候|情况下|场景|之?前|之?后)[，,]?\s?(?:请|可|可以|应|才|再|优先|务必|必须)?(?:使用|调用)(?:本|此|该|这|它|。|，|,|$))/;
/** "使用此工具时…", "当…" behind a phrase of using. */
const USE_GUIDANCE = new RegExp(
  `^(?:请)?(?:仅|只|优先)?(?:在[^。，,]{0,40})?(?:使用|调用|用)\\s?(?:${SELF}|它)?(?:的?(?:时|前|后|场景|情况)|当|仅当|如果|若|，?(?:如果|当))`,
);

/** Endings that make a person, a device or a rate of any verb before them: "管理员", "编辑器". */
const NOUN_ENDING = /^(?:器(?![材件官械具])|者|员(?!工)|机(?![票场器构房组型会密架制械柜台])|率)/;
/** Endings that do so behind a verb that names things as easily: "搜索框", "签名人", "登录页". */
const THING_ENDING =
  /^(?:师(?![生资])|宝(?!贝)|符(?![合号])|量(?![化子])|框(?!架)|栏(?!目)|夹|页(?![面码数])|站(?![点内台])|度(?![假量])|人(?![员脸物类口数群民工像体力机才事])|费(?![用率])|权(?![限益重])|书(?![籍签架目名])|稿|商(?![品家户店业务标城圈机]))/;
/** A thing that does what the verb says, or what has come of it. */
const THING =
  '(?:服务|工具|接口|功能|函数|方法|引擎|助手|模块|插件|系统|平台|能力|程序|脚本|组件|端点|中心|结果|条件|专家|机器人|网站|软件|算法|模型|技术|流程|API|api|MCP)';
const NOUN_END = '(?:集|集合|列表|说明|文档|入口|合集)?(?=\\s*(?:$|[。，,；;：:！!？?、（(\\n|—–-]))';
const NOUN_BEHIND = new RegExp(`^(?:类|用|型|相关)?(?:的)?${THING}${NOUN_END}`);
/** "基于语义的匹配工具" is a thing; "使用模型生成视频的工具" is a tool that does something. */
const THING_AT_END = new RegExp(`(?<![的个种])${THING}(?:集|集合)?\\s*$`);
/** Acts that are records too, and then head a noun phrase: "评论列表", "通知设置". */
const RECORD =
  /^(?:评论|通知|订阅|收藏|分类|备份|记录|设置|配置|报告|关注|反馈|签名|排名|评分|计划|安排|提醒|标记|标注|公开|共享|报价|设计|建议)(?:列表|信息|详情|详细信息|记录|历史|状态|设置|选项|项|参数|内容|说明)(?=\s*(?:$|[。，,；;：:（(\n]))/;
/** A relative clause: "创建的任务", "搜索到的结果". */
const RELATIVE = /^(?:到|出|出来|过|好|完成|时)?的(?!士|确)/;

/** Inside a phrase before the verb, a verb with one of these behind it is a part of a noun: "创建时间", "查询条件". */
const INSIDE_NOUN =
  /^(?:到的|出的|过的|的|来源|渠道|库|区|人|方(?!式)|单|时间|日期|时(?!间)|前|后|条件|参数|结果|列表|记录|历史|日志|链接|接口|服务|功能|工具|方式|类型|选项|状态|规则|策略|流程|阶段|计划|请求|任务|代码|编号|名称|标识|路径|目录|地址|密钥|信息|内容|数据|词|器|者|员|率|码|量|项|页)/;
/** … and with one of these before it. */
const INSIDE_CLAUSE = /(?:[已被所未待可要需想]|不|正在|需要|想要|无法|不能|用户)$/;
/** What follows a verb whose object stands before it: a result, a goal, or the end of the clause. */
const BEHIND_FRONTED =
  /^(?:到|至|为|成|给|入|出|回|进|在|从|于|并|后|，|,|。|；|;|、|\s*$|\s*[（(\n]|掉|起来|一下|下来|并且|或|与|和|及)/;
const DETERMINER =
  /^(?:一|两|某|几|全|所有|当前|指定|这|那|该|本|你|我|他|它|一下|个|天气|邮件|消息|讯息|短信|微信|信息|资料|数据|文件|文档|网页|图片|笔记|日程|代码|[\s`A-Za-z0-9“"「])/;

/** A description can be preceded by a few lead-ins, not by any number of them. */
const MOST_LEAD_INS = 12;

const LEAD_INS = [USE_PHRASE, LABEL_IN_BRACKETS, SELF_PHRASE, MODAL_PHRASE, ADVERB, IDENTIFIER, LABEL];

/** The verb that a Chinese sentence starts with, behind its lead-ins and behind the phrases that stand before a verb. */
function opening(text: string): Opening {
  const source = text.slice(0, REACH);
  const folded = simplified(source);
  let at = 0;
  let word = '';
  const found = (from: number, verb: string): Opening => ({
    word: source.slice(from, from + verb.length),
    verb,
  });
  for (let passed = 0; passed < MOST_LEAD_INS; passed++) {
    at += DECORATION.exec(folded.slice(at))?.[0].length ?? 0;
    const rest = folded.slice(at);
    const next = WORD.exec(source.slice(at))?.[0] ?? '';
    if (next !== '') word = next;
    if (GUIDANCE.test(rest) || USE_GUIDANCE.test(rest)) break;
    const isUse = USE_PHRASE.test(rest);
    if (!isUse && !PREPOSITION.test(rest)) {
      const verb = verbAt(rest);
      if (verb !== undefined) return found(at, verb);
    }
    const behind = isUse ? undefined : behindPhrase(rest);
    if (behind) return found(at + behind.at, behind.verb);
    const name = LATIN_NAME.exec(rest)?.[0] ?? '';
    const ofName = name === '' ? undefined : longestVerb(rest.slice(name.length));
    if (ofName !== undefined && plain.has(ofName)) return found(at + name.length, ofName);
    const leadIn = LEAD_INS.map((pattern) => pattern.exec(rest)?.[0] ?? '').find((match) => match !== '');
    if (leadIn === undefined || leadIn.length >= rest.trimEnd().length) break;
    at += leadIn.length;
  }
  return { word, verb: undefined };
}

/** The longest verb of the lists that `text` starts with. */
function longestVerb(text: string): string | undefined {
  for (let length = LONGEST_VERB; length > 1; length--) {
    const word = text.slice(0, length);
    if (word.length === length && verbs.has(word)) return word;
  }
  return undefined;
}

/** The verb at the start of `text`, unless it belongs to a noun ("翻译工具", "编辑器") or to a relative clause. */
function verbAt(text: string): string | undefined {
  const verb = longestVerb(text);
  if (verb === undefined) {
    const character = text.slice(0, 1);
    return short.has(character) && DETERMINER.test(text.slice(1)) ? character : undefined;
  }
  const behind = text.slice(verb.length);
  if (NOUN_ENDING.test(behind) || RELATIVE.test(behind) || RECORD.test(text)) return undefined;
  return !isPlain(verb) && (NOUN_BEHIND.test(behind) || THING_ENDING.test(behind)) ? undefined : verb;
}

interface Found {
  readonly at: number;
  readonly verb: string;
}

/** The verb behind a phrase with a preposition, or behind an object with 将 or 把. */
function behindPhrase(rest: string): Found | undefined {
  const fronted = FRONTED_OBJECT.exec(rest);
  const introduced = fronted ?? PREPOSITION.exec(rest);
  if (!introduced) return undefined;
  const sentence = rest.slice(0, endOfSentence(rest));
  const inside = verbsIn(sentence, introduced[0].length);
  // "进行" carries the verb behind it, and is the verb only when there is no other: "对图片进行识别".
  const others = inside.filter(({ verb }) => verb !== '进行');
  const all = others.length > 0 ? others : inside;
  const likely = all.filter(
    ({ at, verb }) =>
      !INSIDE_CLAUSE.test(sentence.slice(0, at)) && !INSIDE_NOUN.test(sentence.slice(at + verb.length)),
  );
  if (fronted) {
    const behindObject = likely.find(({ at, verb }) => BEHIND_FRONTED.test(sentence.slice(at + verb.length)));
    return behindObject ?? likely.at(-1) ?? all.at(-1);
  }
  if (THING_AT_END.test(clauseOf(sentence)) && !likely.some(({ verb }) => isPlain(verb))) return undefined;
  const own = longestVerb(rest);
  return (
    likely[0] ??
    all[0] ??
    (own === undefined || verbAt(rest) === undefined ? undefined : { at: 0, verb: own })
  );
}

/** Every verb from `from` on, the longest at each place, none inside another. */
function verbsIn(sentence: string, from: number): Found[] {
  const found: Found[] = [];
  for (let at = from; at < sentence.length; at++) {
    const verb = longestVerb(sentence.slice(at, at + LONGEST_VERB));
    if (verb === undefined) continue;
    found.push({ at, verb });
    at += verb.length - 1;
  }
  return found;
}

function clauseOf(sentence: string): string {
  const end = sentence.search(/[，,（(：:]/);
  return end === -1 ? sentence : sentence.slice(0, end);
}

function isPlain(verb: string): boolean {
  return plain.has(verb) || destroys.has(verb);
}

function endOfSentence(text: string): number {
  const end = text.search(/[。！？；\n]|[.!?;](?=\s)/);
  return end === -1 ? text.length : end;
}

/** Words before a verb that deny it. */
const DENIED = '(?<!(?:不|不会|并不|从不|没有|沒有|无|無|无需|無需|未|不再|不直接|不予)(?:会|會|再|直接)?)';
/** Where a result goes that is written to a place, not given back. */
const PLACE = '(?:到|至|文件|檔案|目录|目錄|路径|路徑|流|设备|設備|端口|日志|日誌)';
const FORMATS =
  '(?:JSON|JSONL|CSV|XML|HTML|Markdown|PDF|PNG|JPE?G|SVG|YAML|Base64|Excel|Word|纯文本|純文字|文本|文字|图片|圖片)';
/** Verbs of getting: with "为 …" or "以 … 形式" they say what comes back. */
const GETTING =
  '(?:获取|獲取|取得|读取|讀取|导出|導出|匯出|下载|下載|渲染|提取|截取|列出|展示|显示|顯示|提供|给出|給出|输出|輸出|返回|傳回|回傳)';
/** Counters: "返回 500 条" gives rows, not a status. */
const NO_COUNT = '(?!\\d|\\s*(?:个|個|条|條|行|项|項|次|字|页|頁|人|张|張|份|毫秒|秒|分|天|元|米|KB|MB|%))';

/** Words that make an obligation hold in some cases only; anything certain must do without them. */
const CONDITION =
  '(?:如果|假如|若|如需|仅当|僅當|当(?!前|地|日|天|月|年)|當(?!前|地|日|天|月|年)|(?<![小实及暂定临同])(?:时|時)(?![间間长長区區段刻效限钟鐘])|情况|情況|除非|否则|否則|二选一|二選一|之一|至少|任选|任選|或者|取决|取決|对于|對於|仅限|僅限)';

/** What comes back is an error and nothing else: that says how a call fails. A list or log of errors is a result. */
const AN_ERROR =
  '[^，。；、或和及与與]{0,6}(?:错误|錯誤|异常|異常|失败|失敗|[45]\\d\\d)(?!列表|清單|清单|日志|日誌|记录|記錄|统计|統計|报告|報告|率|数|數|\\d|\\s?[条條个個行页頁张張])';

export const chinese: Lexicon = {
  tag: 'zh',
  name: 'Chinese',
  opening,
  destroys,
  returns: phrases(
    [
      '返回',
      `${DENIED}返回(?!${AN_ERROR}|到|至|上一|上级|上級|上层|上層|首页|首頁|主页|主頁|按钮|按鈕|键|鍵|值?(?:为|為)空|值?(?:。|$))`,
    ],
    ['传回', `${DENIED}传回(?!${AN_ERROR})`],
    ['傳回', `${DENIED}傳回(?!${AN_ERROR})`],
    ['回传', `${DENIED}回传(?!${AN_ERROR})`],
    ['回傳', `${DENIED}回傳(?!${AN_ERROR})`],
    [
      '输出',
      `${DENIED}输出(?:内容|结果|格式|数据|值)?(?:为|是|包含|包括|如下|：|:)|(?:^|[，。；、,;：:\\n]|并|会|将|可)\\s?输出(?!${PLACE}|参数)`,
    ],
    [
      '輸出',
      `${DENIED}輸出(?:內容|結果|格式|資料|值)?(?:為|是|包含|包括|如下|：|:)|(?:^|[，。；、,;：:\\n]|並|會|將|可)\\s?輸出(?!${PLACE}|參數)`,
    ],
    ['结果', '结果(?:集|列表|内容|数据)?(?:为|是(?!否)|包含|包括|含有|由|如下|将?以|：|:)'],
    ['結果', '結果(?:集|列表|內容|資料)?(?:為|是(?!否)|包含|包括|含有|由|如下|將?以|：|:)'],
    ['响应', '响应(?:体|内容|数据|结果)?(?:为|是|包含|包括|如下|：|:)'],
    ['回應', '回應(?:內容|資料|結果)?(?:為|是|包含|包括|如下|：|:)'],
    ['形式', `以[^，。,]{1,24}形式${GETTING}|${GETTING}[^，。,]{0,24}的?形式(?:为|為)`],
    ['格式', `以[^，。,]{1,24}格式${GETTING}`],
    ['为', `${GETTING}[^，。,]{0,24}为\\s?(?:一个|一份|一张|${FORMATS})`],
    ['為', `${GETTING}[^，。,]{0,24}為\\s?(?:一個|一份|一張|${FORMATS})`],
    ['成', `${GETTING}[^，。,]{0,24}成\\s?${FORMATS}`],
  ),
  errors: phrases(
    ['错误', `${DENIED}错误(?!日志|率|追踪|跟踪|监控|报告|趋势|分析|统计|列表)`],
    ['錯誤', `${DENIED}錯誤(?!日誌|紀錄|率|追蹤|監控|報告|趨勢|分析|統計|列表|清單)`],
    ['报错', `${DENIED}报错`],
    ['報錯', `${DENIED}報錯`],
    ['出错', `${DENIED}出错`],
    ['出錯', `${DENIED}出錯`],
    ['失败', `${DENIED}失败(?!率|次数|日志)`],
    ['失敗', `${DENIED}失敗(?!率|次數|日誌)`],
    ['抛出', `${DENIED}抛出`],
    ['拋出', `${DENIED}拋出`],
    ['异常', `${DENIED}(?:抛出|引发|触发|发生|出现|返回|产生)[^，。,]{0,6}异常`],
    ['異常', `${DENIED}(?:拋出|引發|觸發|發生|出現|返回|傳回|產生)[^，。,]{0,6}異常`],
    ['例外', `${DENIED}(?:拋出|擲出|引發|發生)[^，。,]{0,6}例外`],
    [
      '拒绝',
      '(?:被|会|将|则|均|直接|予以|时|[，,；])\\s?拒绝|拒绝(?:访问|服务|连接|执行|该请求|此请求|调用|无效|非法)',
    ],
    [
      '拒絕',
      '(?:被|會|將|則|均|直接|予以|時|[，,；])\\s?拒絕|拒絕(?:存取|訪問|服務|連線|執行|該請求|此請求|呼叫|無效|非法)',
    ],
    ['找', '(?:未|没有?|沒有?)找到|找不到'],
    ['不存在', '不存在'],
    ['无效', '无效(?!化|果)'],
    ['無效', '無效(?!化|果)'],
    ['非法', '非法'],
    ['不合法', '不合法'],
    ['http', 'HTTP\\s?(?:错误|錯誤)?(?:状态|狀態)?(?:码|碼)?(?:为|為|：|:)?\\s?[45](?:\\d\\d|xx)(?!\\d)'],
    ['状态', '状态码?(?:为|是|：|:)?\\s?[45](?:\\d\\d|xx)(?!\\d)'],
    ['狀態', '狀態碼?(?:為|是|：|:)?\\s?[45](?:\\d\\d|xx)(?!\\d)'],
    [
      '4',
      `(?<!\\d)4(?:\\d\\d|xx)\\s?(?:错误|錯誤|响应|回應|状态|狀態|异常|異常)|(?<!最多|至多|默认|預設)(?:返回|傳回|回傳|响应|抛出|报)\\s?4(?:\\d\\d|xx)${NO_COUNT}`,
    ],
    [
      '5',
      `(?<!\\d)5(?:\\d\\d|xx)\\s?(?:错误|錯誤|响应|回應|状态|狀態|异常|異常)|(?<!最多|至多|默认|預設)(?:返回|傳回|回傳|响应|抛出|报)\\s?5(?:\\d\\d|xx)${NO_COUNT}`,
    ],
  ),
  failing:
    /错误|錯誤|失败|失敗|报错|報錯|出错|出錯|抛出|拋出|拒绝|拒絕|无法|無法|不能|无效|無效|非法|不可用|异常|異常|找不到|未找到|不存在|无权|無權/,
  optional: phrases(
    ['选', called('可选|选填|选传')],
    ['選', called('可選|選填|選傳')],
    ['非必', called('非必填|非必需|非必须|非必須|非必传|非必傳|非必选|非必選')],
    ['不必填', called('不必填')],
    ['省略', called('可以?省略')],
    ['不', called('可以?不填|可以?不传|可以?不傳')],
  ),
  required: phrases(['必', called('(?<![非不无無])(?:必填|必需|必须|必須|必传|必傳|必选|必選)')]),
};

/**
 * A parameter is called so at the start of its text, at the start of brackets, behind a comma, or in a sentence about
 * itself. A sentence with a condition says nothing certain, nor does "可选：A、B", which lists what there is to choose.
 */
function called(words: string): string {
  const noun = '(?:项|項|参数|參數|字段|欄位|的)?';
  const end = '(?=\\s*(?:[。，,；;、）)\\]】\\n]|\\.(?:\\s|$)|$))';
  const label = '(?=\\s*[：:](?![^。\\n]*[、/|｜，,"“\'‘「]))';
  const sentence = `(?:^|[。；;\\n])(?![^。；;\\n]*${CONDITION})`;
  return [
    `${sentence}\\s*[（(\\[【*]*(?:${words})${noun}(?:\\**${end}|${label})`,
    `${sentence}[^。；;\\n]*[（(\\[【，,、]\\s*(?:${words})${noun}${end}`,
    `${sentence}[^。；;\\n]*(?:参数|參數|字段|欄位|选项|選項|值|项|項)(?:都|均)?(?:是|为|為)?(?:${words})${noun}${end}`,
  ].join('|');
}
