import { actsOf, type Effects, objectsTo } from './effects.js';

/** Acts of writing in simplified and traditional characters, where no noun like 创建时间 (time of creation) is made of them. */
const WRITING =
  /(?:创建|創建|新建|新增|添加|增加|插入|写入|寫入|保存|储存|儲存|删除|刪除|移除|清空|清除|清理|修改|更新|更改|变更|變更|编辑|編輯|覆盖|覆蓋|替换|替換|发送|發送|发布|發布|發佈|提交|上传|上傳|下载|下載|执行|執行|运行|運行|触发|觸發|启动|啟動|停止|重启|重啟|重置|标记|標記|已读|已讀|安装|安裝|部署|取消|撤销|撤銷|关闭|關閉|开启|開啟|支付|扣除|消耗|登录|登錄|令牌|生成|注册|註冊)(?!时间|時間|日期|人|者|于|於|的|过的|時|记录|記錄|日志|日誌|历史|歷史)/;

export const chineseEffects: Effects = {
  tag: 'zh',
  acts: actsOf([
    ['reads', 'look', '获取 查询 查看 列出 取得 读取 显示 返回 列举 罗列 获得 展示'],
    ['reads', 'search', '搜索 搜寻 检索 查找 查询'],
    ['creates', 'create', '创建 新建 建立 新增'],
    ['creates', 'add', '添加 新增 增加'],
    ['changes', 'update', '更新 修改 编辑 更改 变更'],
    ['destroys', 'delete', '删除 销毁'],
    ['destroys', 'remove', '移除'],
  ]),
  againstReading: objectsTo(WRITING),
  againstWriting: objectsTo(/只读|唯讀|不会(?:修改|创建|删除)|预览|預覽|模拟|模擬|指南|建议|建議/),
  againstAdding: objectsTo(
    /覆盖|覆蓋|替换|替換|更新|修改|删除|刪除|移除|已存在|如果存在|重置|现有|現有|复用|複用/,
  ),
  againstDestroying: objectsTo(/回收站|资源回收|恢复|恢復|归档|歸檔|软删除|軟刪除|撤销|解绑/),
  saysRepeatable: (text) => /(?<!非|不)幂等/.test(text),
};
