export const install = {
  appName: 'Glowjar 萤火罐',
  appShortName: '萤火罐',
  title: '把萤火罐放在手边',
  text: '装好以后一点就开，有自己的窗口，没有网络也能打开。',
  accept: '安装',
  later: '以后再说',
  iosText: '放到主屏幕，一点就开，没有网络也能打开。',
  iosShare: '点浏览器的“共享”，有时它在“…”里。',
  iosAdd: '再点“添加到主屏幕”。',
  iosDone: '知道了',
} as const
