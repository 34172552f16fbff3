import type { MailMessages } from './en.ts'

export const zh: MailMessages = {
  passwordReset: {
    subject: '重设你的 Glowjar 萤火罐密码',
    text: ({ name, link }) => `${name}，你好：

我们收到了重设 Glowjar 萤火罐账号密码的请求，应该是你本人发起的。请打开下面的链接，设置新密码：

${link}

链接一小时内有效，只能用一次。如果不是你本人操作，不用理会这封邮件，密码不会改变。

萤火罐的小萤
`,
  },
  feedback: {
    types: { bug: '出了问题', feature: '希望新增', improvement: '改进建议', general: '其他' },
    subject: ({ type, subject }) => `Glowjar 萤火罐反馈（${type}）：${subject}`,
    text: ({ name, message }) => `${name} 写道：

${message}

直接回复这封邮件，对方就能收到。用“npx glowjar feedback”可以查看全部反馈。
`,
  },
}
