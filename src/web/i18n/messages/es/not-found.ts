export const notFound = {
  title: '404 Page Not Found',
  text: 'Glim miró el mapa de punta a punta y esta página no aparece.',
  hint: 'Para quien desarrolla: ¿falta añadir la página al enrutador?',
  toHome: 'Ir al inicio',
} as const
