import type { MailMessages } from './mail-messages.ts'

const formatKey = (name: string | null) => (name ? `la clave de conexión «${name}»` : 'una clave de conexión')

export const es: MailMessages = {
  greeting: (name) => (name === null ? 'Hola:' : `Hola, ${name}:`),
  signature: 'Glim, de Glowjar',
  passwordReset: {
    subject: 'Una contraseña nueva para Glowjar',
    text: (
      link,
    ) => `Alguien, seguramente tú, pidió una contraseña nueva para tu cuenta de Glowjar. Abre este enlace para elegirla:

${link}

El enlace sirve una sola vez y durante una hora. Si no fuiste tú, no tienes que hacer nada: tu contraseña sigue igual.`,
  },
  emailVerification: {
    subject: '¿Es tuya esta dirección? Lo pregunta Glowjar',
    text: (link) => `Abre este enlace para confirmar que esta dirección es la de tu cuenta de Glowjar:

${link}

El enlace sirve durante siete días. Si no tienes cuenta, alguien se equivocó al escribir y no tienes que hacer nada.`,
  },
  notice: {
    account: {
      new_device: 'Un dispositivo nuevo entró en tu cuenta de Glowjar',
      password_changed: 'La contraseña de tu cuenta de Glowjar cambió',
      password_reset: 'Se eligió una contraseña nueva para tu cuenta de Glowjar mediante un enlace',
      passkey_added: 'Se añadió una llave de acceso a tu cuenta de Glowjar',
      passkey_removed: 'Se quitó una llave de acceso de tu cuenta de Glowjar',
      second_factor_on: 'Se activó la verificación en dos pasos de tu cuenta de Glowjar',
      second_factor_off: 'Se desactivó la verificación en dos pasos de tu cuenta de Glowjar',
      second_factor_reset: 'Quien administra tu Glowjar desactivó la verificación en dos pasos de tu cuenta',
      recovery_codes_renewed: 'Tu cuenta de Glowjar tiene códigos de recuperación nuevos',
    },
    family: {
      invitation_created: ({ by }) => `${by} creó una invitación a tu familia en Glowjar`,
      invitation_revoked: ({ by }) => `${by} anuló una invitación a tu familia en Glowjar`,
      member_joined: ({ by }) => `${by} entró en tu familia en Glowjar`,
      member_removed: ({ by, subject }) => `${by} quitó a ${subject ?? 'alguien'} de tu familia en Glowjar`,
      member_left: ({ by }) => `${by} dejó tu familia en Glowjar`,
      owner_changed: ({ subject }) =>
        subject
          ? `${subject} administra ahora la cuenta familiar en Glowjar`
          : 'Ahora es otra persona quien administra la cuenta familiar en Glowjar',
      token_created: ({ by, subject }) => `${by} creó ${formatKey(subject)} en Glowjar`,
      token_revoked: ({ by, subject }) => `${by} quitó ${formatKey(subject)} en Glowjar`,
      exported: ({ by }) => `${by} descargó todo lo que tu familia tiene en Glowjar`,
      webhook_added: ({ by }) => `${by} añadió un webhook en Glowjar`,
      webhook_changed: ({ by }) => `${by} cambió un webhook en Glowjar`,
      webhook_secret_replaced: ({ by }) => `${by} renovó la clave de firma de un webhook en Glowjar`,
      webhook_deleted: ({ by }) => `${by} eliminó un webhook en Glowjar`,
    },
    you: (name) => `${name} (tú)`,
    operator: 'Quien administra tu Glowjar',
    someone: 'Alguien',
    text: ({ happened, device }) => `${happened}${device ? ` (${device})` : ''}.`,
    ownAdvice:
      'Si fuiste tú o lo pediste, no tienes que hacer nada. Si no, elige enseguida otra contraseña («¿Olvidaste tu contraseña?» en la página de inicio de sesión). Después, en los ajustes, quita de la familia a quien no conozcas, y también las llaves de acceso, las claves de conexión, las invitaciones abiertas y los webhooks que no sean tuyos, y mira el registro de seguridad.',
    advice:
      'Si ya lo sabías, no tienes que hacer nada. Si no, pregunta en casa; el registro de seguridad, en los ajustes, muestra qué más pasó.',
    last: 'Por hoy es el último aviso de este tipo. Si pasa algo más, lo verás en el registro de seguridad, en los ajustes.',
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
