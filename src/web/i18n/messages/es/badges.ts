export const badges = {
  all: 'Todas las insignias',
  shelf: 'Las insignias de {name}',
  openName: '{title}: {count, number} de {most, number}',
  earnedName: '{title}, {day}',
  count: '{count, number} de {most, number}',
  since: 'desde el {day}',
  latest: 'última vez: {when}',
  latestBy: 'última vez: {when} · {name}',
  earnedBy: '{when} · {name}',
  today: 'hoy a las {time}',
  first: 'La primera vez fue el {day}. Sin prisa.',
  noHurry: 'Sin prisa.',
  earlier:
    '{count, plural, one {Una insignia esperaba aquí} other {# insignias esperaban aquí}} por lo que ya se había hecho.',
  ofEarlier: 'Por lo que ya se había hecho.',
  shelfFailed: 'No se pudieron cargar las insignias',
  kinds: {
    first_light: {
      title: 'Primera luz',
      condition: 'Ganar los primeros puntos',
      practice: 'Por la primera luz del frasco.',
    },
    habit_formation_master: {
      title: 'Gran hábito',
      condition: 'Completar un hábito',
      practice: 'Por volver a ello día tras día.',
    },
    bookworm: {
      title: 'Ratón de biblioteca',
      condition: 'Marcar 21 veces un hábito de lectura',
      practice: 'Por abrir un libro una y otra vez.',
    },
    ten_deeds: {
      title: 'Diez buenos gestos',
      condition: 'Ganar puntos diez veces',
      practice: 'Por hacer algo bueno diez veces.',
    },
    first_wish: {
      title: 'Primer deseo',
      condition: 'Canjear un premio',
      practice: 'Por reunir luces hasta poder elegir un deseo.',
    },
    helping_hand: {
      title: 'Mano amiga',
      condition: 'Ayudar a alguien, 25 veces',
      practice: 'Por ver dónde hacía falta una mano.',
    },
    seven_days: {
      title: 'Siete días',
      condition: 'Ganar puntos 7 días, seguidos o no',
      practice: 'Por luces en siete días distintos.',
    },
    skill_master: {
      title: 'Gran habilidad',
      condition: 'Conseguir una habilidad',
      practice: 'Por practicar hasta que salió.',
    },
    story_keeper: {
      title: 'Baúl de historias',
      condition: 'Guardar 10 momentos',
      practice: 'Por los días que se recordarán.',
    },
    bright_teeth: {
      title: 'Dientes brillantes',
      condition: 'Marcar 21 veces el cepillado',
      practice: 'Por cepillarse también con sueño.',
    },
    tidy_corner: {
      title: 'Rincón en orden',
      condition: 'Recoger los juguetes, 25 veces',
      practice: 'Por dar su lugar a cada juguete.',
    },
    climber: {
      title: 'Hacia la cima',
      condition: 'Anotar 10 marcas de habilidades',
      practice: 'Por intentarlo otra vez, diez veces.',
    },
    rested: {
      title: 'Buen descanso',
      condition: 'Tomarse 5 días de descanso: también cuentan',
      practice: 'Por las pausas, que también cuentan.',
    },
    all_weathers: {
      title: 'Todos los cielos',
      condition: 'Momentos con 5 cielos distintos',
      practice: 'Por el sol, la lluvia y todo lo demás.',
    },
    sixty_six: {
      title: '66 días',
      condition: 'Marcar un hábito en 66 días',
      practice: 'Por un hábito que echó raíces.',
    },
    hundred_lights: {
      title: 'Cien luces',
      condition: 'Ganar puntos cien veces',
      practice: 'Por cien luces, una a una.',
    },
  },
} as const
