/** Answers of the assistant about several videos, one hook, growth and usual hours. */
export const plainAnswers = {
  yes: 'Oui.',
  yesUnsized: 'Oui, mais de combien, on ne peut pas encore le dire.',
  noLess: 'Non, c’est l’inverse.',
  noLessUnsized: 'Non, c’est l’inverse ; de combien, on ne peut pas encore le dire.',
  cannotTell: 'On ne peut pas le dire.',
  severalNamed: '{count} de vos vidéos parlent de « {words} » :',
  severalThen: '{count} vidéos ont été publiées ce jour-là :',
  severalTotal: {
    one: '{total} {metric}.',
    other: '{total} {metric} en tout.',
  },
  severalFirst: 'La plus vue : « {title} », publiée le {day}, {views}.',
  severalWhich: 'Pour une seule, donnez son jour, ou citez son titre entre guillemets.',
  severalWhichThen: 'Pour une seule, citez son titre entre guillemets.',
  hookKind: '« {hook} » est une accroche de la forme « {kind} ».',
  hookUsed: {
    one: '{count} de vos vidéos contient ces mots.',
    many: '{count} de vos vidéos contiennent ces mots.',
    other: '{count} de vos vidéos contiennent ces mots.',
  },
  hookUntold: 'Vos vidéos ne disent pas si cette forme fait mieux que les autres.',
  hookLimits: 'C’est la forme qui est comparée : de ces mots-là, rien ne dit d’avance s’ils marcheront.',
  growthViews: 'Et vos vues :',
  hour: 'de {from} h à {to} h',
  mostDay: {
    one: 'Le plus souvent {names} : {count} vidéo.',
    many: 'Le plus souvent {names} : {count} de vidéos.',
    other: 'Le plus souvent {names} : {count} vidéos.',
  },
  mostHour: {
    one: 'Le plus souvent {names} : {count} vidéo.',
    many: 'Le plus souvent {names} : {count} de vidéos.',
    other: 'Le plus souvent {names} : {count} vidéos.',
  },
  momentsOnly: 'C’est ce que vous faites, et non ce qui marche le mieux.',
} as const;
