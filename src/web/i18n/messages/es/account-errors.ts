export const accountErrors = {
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
