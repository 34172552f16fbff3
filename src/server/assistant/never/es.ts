import type { NeverWords } from './never.ts'

export const es: NeverWords = {
  points: [
    /\b(?:noches? sec[ao]s?|cama sec[ao]|sabanas? sec[ao]s?|(?:amanec\w+|despert\w+|d[ou]rm\w+|levant\w+|segu\w+|permanec\w+|estar|estuvo) (?:en )?sec[ao]|panal sec[ao]|no (?:se )?(?:mojo|mojar|orino|orinarse|hizo pis|hacerse pis)|sin (?:mojar|orinarse|hacerse pis|accidentes?|escapes?)|no mojar\w*)\b/,
    /\b(?:dormirse|se (?:durmio|duerme|durmiera)|quedarse dormid[ao]|se quedo dormid[ao]|d[ou]rm(?:ir|io|ido|e) (?:toda la noche|del tiron|de corrido|sin despertar\w*|solo toda)|toda la noche dormid[ao]|siesta|no despertarse)\b/,
    /\b(?:com(?:er|io|erse|ido|e) (?:de )?(?:se )?(?:todo|toda|mas|mucho|menos)|se (?:comio|come|acabo|termino) (?:todo|toda|el plato|la comida|la cena|las verduras)|(?:termin\w+|acab\w+|vaci\w+|limpi\w+|dej\w+) (?:todo )?(?:el |su |la |toda la )?(?:plato|comida|cena|almuerzo|racion)(?: limpio| vacio)?|plato (?:limpio|vacio)|repetir plato|peso|pesar(?:se)?|kilos?|calorias|adelgaz\w+|delgad[ao]|flac[ao]|dieta)\b/,
    /\b(?:no|sin|dejar de|dejo de|menos|nunca) (?:llor\w+|lagrimas|llanto)\b|\baguant\w+ (?:las |el )?(?:lagrimas|llanto)\b/,
    /\b(?:no|sin) (?:tener |tuvo |tenia |sentir |dio |le dio )?(?:miedo|temor|nervios|verguenza|ansiedad)\b|\bno (?:se )?(?:asust\w+|preocup\w+)\b|\bperder el miedo\b/,
    /\b(?:(?:estar|estuvo|ser|sentirse|se sintio|mas) (?:feliz|content[ao]|alegre)|feliz|sonre\w+|sonri\w+|sonrisas?|buen humor|mejor humor|buena cara|no (?:estar |estuvo |ponerse |se puso |se )?(?:trist\w+|enfad\w+|enoj\w+|de mal humor|gruñon\w*)|sin (?:enfadarse|enojarse|enfados|enojos|mal humor|ponerse triste))\b/,
    /\b(?:abraz\w+|besos?|besar\w*|beso|carin(?:o|os|oso|osa)|mimos?|decir te quiero|dijo te quiero|te amo)\b/,
    /\b(?:(?:buenas?|mejores?|altas?|sacar|saco|sacarse|subir) (?:las |la )?(?:notas?|calificacion\w*|puntaje)|notas? (?:del|de) (?:examen\w*|colegio|escuela|cole)|calificacion\w*|boletin\w*|boleta\w*|sobresaliente\w*|matricula de honor|un (?:diez|10|siete)\b(?= en)|sac\w+ un (?:diez|10)|aprob\w+ (?:el |los |la |un )?(?:examen\w*|curso|materia\w*|prueba\w*)|(?:mejor|primer[oa]?) de (?:la|su) clase|100 ?%)/,
    /\b(?:acus\w+|chivarse|se chivo|chivat\w+|delat\w+|soplon\w*|sapear|sapo|chismear|ir con el cuento)\b/,
    /\b(?:medicin\w+|medicamentos?|medicacion|pastillas?|jarabe|inhalador|inyecci\w+|vacun\w+|insulina|antibiotico\w*|no (?:se )?(?:enferm\w+|tosio|toser|estar enferm\w+)|sin (?:fiebre|toser|tos)|efectos secundarios)\b/,
    /\b(?:rez(?:ar|o|a|aron|ado)|oracion\w*|orar|misa|iglesia|mezquita|templo|sinagoga|biblia|coran|dios|jesus|virgen|fe|creer en|catequesis)\b/,
    /\b(?:guap\w+|bonit[ao]|lind[ao]|hermos[ao]|bell[ao]|verse (?:bien|bonit\w+|lind\w+)|se ve (?:bien|lind\w+)|apariencia|maquilla\w+|bien peinad[ao]|aspecto)\b/,
  ],
  rewards: [
    /\b(?:dulces?|golosinas?|caramelos?|chucherias?|chuches?|chupetas?|piruletas?|paletas?|gomitas?|gominolas?|refrescos?|gaseosas?|cola|papitas|papas fritas de bolsa|azucar|donas?|comida chatarra|chocolates|chocolatinas?|tableta de chocolate|(?<!hot )chocolate(?! caliente))\b/,
    /\b(?:saltarse|sin|no|librarse de|dejar de|evitar) (?:el |la |los |una |un )?(?:dormir|sueno|siesta|cepillarse|cepillado|lavarse los dientes|cepillar\w*|hora de dormir|dientes)\b|\b(?:trasnochar|pasar la noche en vela|noche sin dormir|toda la noche despiert[ao])\b/,
    /\b(?:dinero|efectivo|plata|billetes?|monedas?|lana)\b|[$€]\s?\d|\d\s?[$€]|\b(?:euros?|pesos|dolares?)\b/,
    /\b(?:sin|lejos de|librarse de) (?:el |la |su |tu |mi )?(?:herman[ao]\w*|bebe)\b/,
  ],
  consequences: [
    /\b(?:sin|quita\w*|quedarse sin|dejar\w* sin|negar\w*|no hay|perder|cancelar) (?:el |la |los |las |de )?(?:cenar|cena|comer|comida|almuerzo|desayuno|postre|dormir|sueno|recreo|parque|patio|salir a jugar|jugar afuera|jugar fuera|abrazos?|carino|mimos|ver a (?:su |tu )?(?:mama|papa|madre|padre)|visitas?|cuento de (?:antes de dormir|la noche))\b|\ba la cama sin\b/,
    /\b(?:quit\w+|retir\w+|perder|cancelar|anular) (?:el |los |las |la |sus |su )?(?:puntos?|premios?|estrellas?|pegatinas?|calcomanias?|recompensas?)\b/,
    /\b(?:nalgad\w+|cachetad\w+|bofetad\w+|azot\w+|pegarle|golpear\w*|chancl\w+|avergonz\w+|humill\w+|ridiculiz\w+|duchas? fria|encerrar\w*|rincon de pensar|silla de pensar)\b/,
  ],
  aboutPoints:
    /\b(?:puntos?|premi\w+|recompens\w+|pegatinas?|calcomanias?|stickers?|estrellas?|tabla|gan(?:a|ar|e|en)|insignias?|fichas?|bonos?|retos?|habitos?|\+\d)/,
}
