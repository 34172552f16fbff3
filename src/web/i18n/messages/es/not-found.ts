export const notFound = {
  title: 'Esta página no está en el mapa',
  text: 'Glim buscó por todas partes. Puede que el enlace sea antiguo o tenga una errata.',
  hint: 'Para quien desarrolla: ¿falta añadir la página al enrutador?',
  toHome: 'Ir al inicio',
} as const
