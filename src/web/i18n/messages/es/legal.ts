export const legal = {
  updated: 'A 20 de noviembre de 2026',
  operator: 'Quién gestiona este Glowjar',
  operatorNamed: 'Este Glowjar lo gestiona {name}.',
  operatorUnnamed:
    'Este Glowjar se gestiona de forma privada. Si quieres saber más, pregunta a quien te dio la dirección.',
  contact: 'Contacto: {contact}',
  termsTitle: 'Condiciones de uso',
  termsLead: 'Unas pocas frases claras sobre el uso de Glowjar.',
  terms: {
    what: 'Qué es Glowjar',
    whatText:
      'Glowjar es software libre (AGPL, versión 3 o posterior) para familias. Anotas lo que sale bien, se juntan puntos y la familia cumple lo que promete. Quien gestiona este servidor lo mantiene para ti y no cobra por las funciones esenciales.',
    account: 'Tu cuenta',
    accountText:
      'Necesitas un correo y una contraseña, o el servicio de acceso que ofrezca este servidor. No compartas tu contraseña. Puedes invitar a otras personas de la familia; verán y anotarán lo mismo que tú. Las cuentas son para personas adultas: los peques no tienen cuenta, solo los datos que tú anotas.',
    yours: 'Lo que escribes es tuyo',
    yoursText:
      'Lo que anotas te pertenece. Quien gestiona el servidor puede guardarlo para mostrarlo a tu familia, y para nada más. No guardes lo que no tengas derecho a guardar.',
    fair: 'Uso justo',
    fairText:
      'No intentes romper el servicio ni leer lo que es de otra familia. Las cuentas que lo hagan pueden cerrarse.',
    limits: 'Lo que no podemos prometer',
    limitsText:
      'Los puntos, los hábitos y los consejos ayudan en el día a día; no son consejo médico, psicológico ni legal. El software se ofrece sin garantía y el servidor puede no estar disponible a veces. Los derechos que te da la ley siguen intactos.',
    end: 'Irse',
    endText:
      'Puedes eliminar tu cuenta cuando quieras en los ajustes. Cuando se va la última persona, se eliminan la familia y todo lo que le pertenece.',
  },
  privacyTitle: 'Privacidad',
  privacyLead: 'Qué se guarda, dónde, cuánto tiempo y quién lo ve.',
  privacy: {
    stored: 'Qué se guarda',
    storedText:
      'Sobre ti: nombre, correo, una huella de tu contraseña (nunca la contraseña), idioma, y cuándo y con qué navegador entraste. Sobre tu familia: su nombre y zona horaria. De cada peque, solo lo que escribes: nombre y, si quieres, edad, cumpleaños, género y una imagen entre doce; comportamiento, hábitos, habilidades, momentos, puntos, premios y quién los anotó.',
    device: 'En tu dispositivo',
    deviceText:
      'Una cookie mantiene tu sesión, otra recuerda tu idioma y otra recuerda que ya entraste con este navegador, para que nadie pueda dejarte fuera probando contraseñas. Además, el navegador guarda el idioma, el tema, menos movimiento y si cerraste el aviso de instalación, y en la pestaña abierta lo que escribiste sin guardar y tu conversación con Glim. Nada de esto sirve para seguirte.',
    never: 'Lo que no ocurre',
    neverText:
      'No hay anuncios, ni rastreadores, ni estadísticas de terceros, ni fuentes o programas de otros sitios. Las imágenes de otros sitios solo se muestran si tu familia lo activa. Los registros técnicos no contienen nombres ni textos.',
    who: 'Quién lo ve',
    whoText:
      'Las personas de tu familia, y nadie de otra. Quien gestiona el servidor tiene acceso a él y, técnicamente, a su base de datos y a sus copias de seguridad. Si tu familia permite que Glim consulte un modelo de lenguaje, tus preguntas, con las dos últimas preguntas y respuestas, el grupo de edad y algunos recuentos, llegan también al servicio que se nombra en los ajustes. Antes se quitan los nombres de tu familia y lo que parece otro nombre, una fecha, una dirección o un teléfono.',
    long: 'Cuánto tiempo',
    longText:
      'Mientras exista tu cuenta. Lo que eliminas se puede recuperar durante 7 días, queda oculto hasta 30 y después se borra. Los datos de un peque, una cuenta o una familia se borran al momento. Si en la familia queda alguien más, tu nombre sigue junto a lo que anotaste. La sesión termina tras 30 días sin uso. Las copias de seguridad son cosa de quien gestiona el servidor; las de cada noche se conservan 14 días.',
    rights: 'Tus derechos',
    rightsText:
      'En la propia aplicación puedes ver, corregir y eliminar lo guardado, y llevarte una copia desde los ajustes. Para lo demás, escribe a quien gestiona el servidor. También puedes reclamar ante la autoridad de protección de datos de tu país.',
  },
  toTerms: 'Leer las condiciones de uso',
  toPrivacy: 'Leer el aviso de privacidad',
} as const
