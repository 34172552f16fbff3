export const exporting = {
  title: '全部记录存成一个文件',
  hint: '家里的全部记录都在里面，可以自己留存，也可以搬到另一台 Glowjar 服务器。请放在只有你能看到的地方。',
  download: '下载全部记录',
  before: '删除之前，可以先留一份。',
  failed: '文件没有生成',
} as const
