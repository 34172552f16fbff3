export const titles = {
  behaviors: {
    greeting: 'Saludó',
    tidy_toys: 'Recogió los juguetes',
    help_clean: 'Ayudó a limpiar',
    help_others: 'Ayudó a alguien',
    study_well: 'Estudió bien',
    gift_5: 'Sorpresa',
    gift_10: 'Sorpresa',
    gift_20: 'Sorpresa',
    gift_50: 'Sorpresa',
    remedy_small: 'Reparó lo que pasó con un pequeño gesto',
    remedy_big: 'Reparó lo que pasó con un gran gesto',
  },
  rewards: {
    toy_car: 'Carrito de juguete',
    story_book: 'Libro de cuentos',
    stickers: 'Pegatinas',
    screen_time: 'Más tiempo de pantalla',
    later_bedtime: 'Acostarse más tarde',
    snack_choice: 'Merienda a su gusto',
  },
} as const
