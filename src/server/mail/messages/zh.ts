import type { MailMessages } from './mail-messages.ts'

/** Adds the space that separates a name in Latin letters from what follows. */
const space = (name: string) => (/[\p{Script=Latin}\d]$/u.test(name) ? `${name} ` : name)

const formatKey = (name: string | null) => (name ? `访问令牌“${name}”` : '一个访问令牌')

export const zh: MailMessages = {
  greeting: (name) => (name === null ? '你好：' : `${name}，你好：`),
  signature: '萤火罐的小萤',
  passwordReset: {
    subject: '重置你的 Glowjar 萤火罐密码',
    text: (link) => `我们收到了重置 Glowjar 萤火罐账号密码的请求，应该是你本人发起的。请打开下面的链接，设置新密码：

${link}

链接一小时内有效，只能用一次。如果不是你本人操作，不用理会这封邮件，密码不会改变。`,
  },
  emailVerification: {
    subject: '请确认你的邮箱（Glowjar 萤火罐）',
    text: (link) => `请打开下面的链接，确认这个邮箱属于你的 Glowjar 萤火罐账号：

${link}

链接七天内有效。如果你没有注册过，可能是别人填错了邮箱，不用理会。`,
  },
  notice: {
    account: {
      new_device: '有新设备登录了你的 Glowjar 萤火罐账号',
      password_changed: '你的 Glowjar 萤火罐密码已修改',
      password_reset: '你的 Glowjar 萤火罐密码已通过链接重置',
      passkey_added: '你的 Glowjar 萤火罐账号添加了一个通行密钥',
      passkey_removed: '你的 Glowjar 萤火罐账号删除了一个通行密钥',
      second_factor_on: '你的 Glowjar 萤火罐账号开启了两步验证',
      second_factor_off: '你的 Glowjar 萤火罐账号关闭了两步验证',
      second_factor_reset: 'Glowjar 萤火罐的服务器管理员关闭了你账号的两步验证',
      recovery_codes_renewed: '你的 Glowjar 萤火罐账号换了新的恢复码',
    },
    family: {
      invitation_created: ({ by }) => `${space(by)}在 Glowjar 萤火罐创建了家庭邀请`,
      invitation_revoked: ({ by }) => `${space(by)}在 Glowjar 萤火罐撤回了家庭邀请`,
      member_joined: ({ by }) => `${space(by)}加入了你的 Glowjar 萤火罐家庭`,
      member_removed: ({ by, subject }) =>
        `${space(by)}把${subject ? ` ${space(subject)}` : '一位成员'}移出了 Glowjar 萤火罐家庭`,
      member_left: ({ by }) => `${space(by)}离开了你的 Glowjar 萤火罐家庭`,
      owner_changed: ({ subject }) =>
        subject ? `${space(subject)}现在是你家 Glowjar 萤火罐的家庭管理员` : '你家 Glowjar 萤火罐的家庭管理员换人了',
      token_created: ({ by, subject }) => `${space(by)}在 Glowjar 萤火罐新建了${formatKey(subject)}`,
      token_revoked: ({ by, subject }) => `${space(by)}在 Glowjar 萤火罐移除了${formatKey(subject)}`,
      exported: ({ by }) => `${space(by)}下载了你家在 Glowjar 萤火罐的全部数据`,
      webhook_added: ({ by }) => `${space(by)}在 Glowjar 萤火罐添加了 Webhook`,
      webhook_changed: ({ by }) => `${space(by)}在 Glowjar 萤火罐修改了 Webhook`,
      webhook_secret_replaced: ({ by }) => `${space(by)}在 Glowjar 萤火罐更换了 Webhook 的签名密钥`,
      webhook_deleted: ({ by }) => `${space(by)}在 Glowjar 萤火罐删除了 Webhook`,
    },
    you: (name) => `${name}（你）`,
    operator: '服务器管理员',
    someone: '有人',
    text: ({ happened, device }) => `${happened}${device ? `（${device}）` : ''}。`,
    ownAdvice:
      '如果是你本人操作，或是你请人处理的，不用理会。如果不是，请马上在登录页点“忘记密码？”换一个密码，再到设置里移除不认识的家庭成员、通行密钥、访问令牌、Webhook 和还没用过的邀请，并看看安全记录。',
    advice: '如果你知道这件事，不用理会。如果不知道，请问问家里人；还发生过什么，设置里的安全记录都有。',
    last: '今天不会再发这类邮件，之后的变动请看设置里的安全记录。',
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
