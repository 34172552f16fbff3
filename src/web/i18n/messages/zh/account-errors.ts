export const accountErrors = {
  passkey_rejected: '这个通行密钥没有通过，请再试一次，或换一种方式登录。',
  second_factor_required: '你的账号还需要验证码。',
  second_factor_wrong: '验证码不对，或者已经用过了。',
  too_many_passkeys: '一个账号最多 20 个通行密钥，请先删除不再使用的。',
  passkey_known: '这台设备上已经有你账号的通行密钥。',
  passkeys_need_https: '只有网址以 https 开头时才能使用通行密钥。',
  second_factor_on: '两步验证已经开启。',
  second_factor_off: '还没有开启两步验证。',
  no_password: '你的账号没有密码。',
} as const
