/**
 * Words very frequent in one language and absent from the others. Written from usage; words shared with the other are
 * omitted.
 */
export const FUNCTION_WORDS = {
  fr: `le la les un une des du de et est dans pour que qui pas ne ce cette ces il elle nous vous ils elles je tu avec sur au aux par mais
ou où donc ni sont été être avoir fait faire plus très tout tous toute toutes mon ma mes ta tes sa ses notre votre nos vos leur leurs
quand comment pourquoi comme sans sous chez entre depuis pendant avant après alors aussi encore jamais toujours rien ça cela celui celle
c'est j'ai qu'il d'un d'une l'on n'est s'il voici voilà moins trop peu beaucoup bien déjà ici là aujourd'hui hier demain parce si peut
veux peux dois faut vas ai avez avons était sera deux trois quatre cinq jour jours vie moi toi lui eux même autre chaque soi`.split(
    /\s+/,
  ),
  en: `the and of to in is it you that he was for are with his they be at this have from one had by word not what all were we when your
can said there use an each which she do how their if will up other about out many then them these so some her would make like him
into time has look two more go see no way could people my than first been who its now did get may i'm don't it's you're can't
i've that's isn't doesn't never always every just only why where should must because before after again here our us think know want
need really very also still while without with until over under off down back good best things thing stop`.split(
    /\s+/,
  ),
} as const;

/** The same for languages easily confused with the two: Spanish, Italian, Portuguese, German, Dutch, Danish … */
export const OTHER_WORDS: readonly string[] =
  `el los las una del por para esto hagas fácil así hace tiene nuestro ser-es estos para con como pero muy más esta está este eso porque cuando donde hay yo
mi tu-es su sus nos-es que-es qué sí también todo todos siempre nunca mejor hacer hoy gracias amigos vida-es così si fa fa gli si-it queste ragazze nostro fatto della dello dei delle nel nella sono
è che di per non più come-it questo questa quando-it perché anche molto tutti sempre fare oggi grazie ragazzi uma um dos das não é em você
com para-pt mais isso esse essa muito fazer hoje obrigado meu minha der die das und ist nicht ich du-de sie wir ihr mit auf für ein
eine einen wie auch aber nur noch wenn warum heute immer mein dein het een en-nl van niet ik jij wij zijn voor met-nl maar ook nog als-nl
dit wat waarom altijd og jeg det er ikke på til af som har vi-da men-da hvad hvorfor och jag inte att är med vad varför ja-pl nie jest na się
że jak czy ale bir ve bu için çok ile nasıl và là của không những một tôi bạn cho này`
    .split(/\s+/)
    .filter(word => !/-[a-z]{2}$/u.test(word));
