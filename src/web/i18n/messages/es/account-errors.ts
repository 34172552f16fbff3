export const accountErrors = {
  account_disabled: 'Esta cuenta está desactivada. Pregunta a quien administra este servidor.',
  sign_up_closed: 'Aquí no se abren cuentas nuevas. Alguien de la familia puede invitarte.',
  local_accounts_off: 'Aquí no se usan cuentas con contraseña.',
  already_in_family:
    'Tu cuenta ya es de una familia con peques. Para entrar en esta, cierra la sesión, abre otra vez el enlace y usa otro correo.',
  owner_stays: 'Quien administra la familia no se puede quitar.',
  invitation_used: 'La invitación ya se usó o ha caducado. Pide otra.',
  link_invalid: 'El enlace ya se usó o ha caducado.',
  passkey_rejected: 'Esta llave de acceso no ha servido. Inténtalo otra vez o entra de otra forma.',
  second_factor_required: 'Tu cuenta pide además un código.',
  second_factor_wrong: 'El código no es correcto o ya se ha usado.',
  too_many_passkeys: 'Caben 20 llaves de acceso. Quita alguna que ya no uses.',
  passkey_known: 'Este dispositivo ya tiene una llave de acceso para tu cuenta.',
  passkeys_need_https: 'Las llaves de acceso solo funcionan en direcciones que empiezan por https.',
  second_factor_on: 'La verificación en dos pasos ya está activada.',
  second_factor_off: 'La verificación en dos pasos no está activada.',
  no_password: 'Tu cuenta no tiene contraseña.',
} as const
