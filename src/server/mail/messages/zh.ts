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
  security: {
    happened: {
      new_device: '有新设备登录了你的 Glowjar 萤火罐账号',
      password_changed: '你的 Glowjar 萤火罐密码已修改',
      password_reset: '你的 Glowjar 萤火罐密码已通过链接重设',
      passkey_added: '你的 Glowjar 萤火罐账号添加了一个通行密钥',
      passkey_removed: '你的 Glowjar 萤火罐账号删除了一个通行密钥',
      second_factor_on: '你的 Glowjar 萤火罐账号开启了两步验证',
      second_factor_off: '你的 Glowjar 萤火罐账号关闭了两步验证',
      second_factor_reset: 'Glowjar 萤火罐的服务器管理员关闭了你账号的两步验证',
      recovery_codes_renewed: '你的 Glowjar 萤火罐账号换了新的恢复码',
      token_created: '你的 Glowjar 萤火罐账号新建了一个访问密钥',
    },
    text: ({ name, happened, device }) => `${name}，你好：

${happened}${device ? `（${device}）` : ''}。

如果是你本人操作，或是你请人处理的，不用理会。如果不是，请马上在登录页点“忘记密码？”换一个密码，再到设置里删除不认识的通行密钥和访问密钥，并看看安全记录。

萤火罐的小萤
`,
  },
  emailVerification: {
    subject: '请确认你的邮箱（Glowjar 萤火罐）',
    text: ({ name, link }) => `${name}，你好：

请打开下面的链接，确认这个邮箱属于你的 Glowjar 萤火罐账号：

${link}

链接七天内有效。如果你没有注册过，可能是别人填错了邮箱，不用理会。

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
