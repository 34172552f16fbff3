export const exporting = {
  title: '把全部数据存成一个文件',
  hint: '家里的全部数据都在里面，可以自己留存，也可以搬到另一台 Glowjar 服务器。请放在只有你能看到的地方。',
  download: '下载全部数据',
  saved: '文件正在保存到下载文件夹',
  savedText: '请妥善保管。换到另一个 Glowjar 时，可以用它把全部数据搬过去。',
  before: '删除之前，可以先留一份。',
  failed: '文件没有生成',
} as const
