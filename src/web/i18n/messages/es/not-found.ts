export const notFound = {
  title: '404 Page Not Found',
  text: 'Glim ha mirado el mapa entero y esa página no aparece.',
  hint: 'Para quien desarrolla: ¿falta añadir la página al enrutador?',
  toHome: 'Ir al inicio',
} as const
