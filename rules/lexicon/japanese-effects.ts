import { actsOf, type Effects, objectsTo } from './effects.js';

/** Acts of writing, where no noun like 作成日 (day of creation) is made of them and nothing says that they were done before. */
const WRITING =
  /(?:作成|追加|登録|保存|書き込|書込|更新|変更|編集|削除|消去|送信|投稿|実行|起動|停止|再起動|既読|アップロード|ダウンロード|インストール|デプロイ|クリア|リセット|キャンセル|取消|取り消|上書|発行|トークン|生成|公開)(?!日|者|時|済|された|されて|履歴|状況|元|可能)/;

export const japaneseEffects: Effects = {
  tag: 'ja',
  acts: actsOf([
    ['reads', 'look', '取得 表示 一覧 一覧表示 一覧取得 返す 照会 参照 閲覧 返却 列挙'],
    ['reads', 'search', '検索 探す 探索'],
    ['reads', 'check', '確認 検証'],
    ['creates', 'create', '作成 新規作成 追加'],
    ['creates', 'add', '追加'],
    ['changes', 'update', '更新 変更 編集 修正'],
    ['destroys', 'delete', '削除 消去'],
    ['destroys', 'remove', '除去'],
  ]),
  againstReading: objectsTo(WRITING),
  againstWriting: objectsTo(/読み取り専用|変更しません|作成しません|プレビュー|シミュレ|ガイド(?!は)|手順/),
  againstAdding: objectsTo(/上書|置換|置き換|更新|変更|削除|既存|既に|すでに|存在する場合|リセット/),
  againstDestroying: objectsTo(/ゴミ箱|ごみ箱|復元|アーカイブ|論理削除|取り消せます|元に戻せます/),
  saysRepeatable: (text) => /(?<!非)(?:冪等|べき等)(?!でな|ではな)/.test(text),
};
