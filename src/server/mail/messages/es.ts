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
  feedback: {
    types: { bug: 'algo no funciona', feature: 'un deseo', improvement: 'una mejora', general: 'otra cosa' },
    subject: ({ type, subject }) => `Comentario sobre Glowjar (${type}): ${subject}`,
    text: ({ name, message }) => `${name} escribe:

${message}

Si respondes a este correo, la respuesta llega a quien lo escribió. Con «npx glowjar feedback» ves todos los comentarios.
`,
  },
}
