import type { MailMessages } from './en.ts'

export const es: MailMessages = {
  passwordReset: {
    subject: 'Una contraseña nueva para Glowjar',
    text: ({ name, link }) => `Hola, ${name}:

Alguien, seguramente tú, ha pedido una contraseña nueva para tu cuenta de Glowjar. Abre este enlace para elegirla:

${link}

El enlace sirve una sola vez y durante una hora. Si no has sido tú, no tienes que hacer nada: tu contraseña sigue igual.

Glim, de Glowjar
`,
  },
  security: {
    happened: {
      new_device: 'Un dispositivo nuevo ha entrado en tu cuenta de Glowjar',
      password_changed: 'La contraseña de tu cuenta de Glowjar ha cambiado',
      password_reset: 'Se ha elegido una contraseña nueva para tu cuenta de Glowjar mediante un enlace',
      passkey_added: 'Se ha añadido una llave de acceso a tu cuenta de Glowjar',
      passkey_removed: 'Se ha quitado una llave de acceso de tu cuenta de Glowjar',
      second_factor_on: 'Se ha activado la verificación en dos pasos de tu cuenta de Glowjar',
      second_factor_off: 'Se ha desactivado la verificación en dos pasos de tu cuenta de Glowjar',
      second_factor_reset: 'Quien lleva tu Glowjar ha desactivado la verificación en dos pasos de tu cuenta',
      recovery_codes_renewed: 'Tu cuenta de Glowjar tiene códigos de recuperación nuevos',
      token_created: 'Se ha creado una clave de conexión nueva en tu cuenta de Glowjar',
    },
    text: ({ name, happened, device }) => `Hola, ${name}:

${happened}${device ? ` (${device})` : ''}.

Si has sido tú o lo has pedido, no tienes que hacer nada. Si no, elige enseguida otra contraseña («¿Olvidaste tu contraseña?» en la página de inicio de sesión). Después, en los ajustes, quita las llaves de acceso y las claves de conexión que no conozcas y mira el registro de seguridad.

Glim, de Glowjar
`,
  },
  emailVerification: {
    subject: '¿Es tuya esta dirección? Lo pregunta Glowjar',
    text: ({ name, link }) => `Hola, ${name}:

Abre este enlace para confirmar que esta dirección es la de tu cuenta de Glowjar:

${link}

El enlace sirve durante siete días. Si no tienes cuenta, alguien se equivocó al escribir y no tienes que hacer nada.

Glim, de Glowjar
`,
  },
  feedback: {
    types: { bug: 'algo no funciona', feature: 'un deseo', improvement: 'una mejora', general: 'otra cosa' },
    subject: ({ type, subject }) => `Comentario sobre Glowjar (${type}): ${subject}`,
    text: ({ name, message }) => `${name} escribe:

${message}

Si respondes a este correo, la respuesta llega a quien lo escribió. Con «npx glowjar feedback» ves todos los comentarios.
`,
  },
}
