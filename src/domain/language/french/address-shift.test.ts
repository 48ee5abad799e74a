import { describe, expect, test } from 'vitest';
import { shiftAddress } from './address-shift.ts';

/** Each pair holds in both directions. */
const BOTH_WAYS: readonly (readonly [tu: string, vous: string])[] = [
  [
    'Tu veux progresser ? Arrête de perdre ton temps.',
    'Vous voulez progresser ? Arrêtez de perdre votre temps.',
  ],
  [
    'Si tu te lances, regarde bien tes statistiques et note tout.',
    'Si vous vous lancez, regardez bien vos statistiques et notez tout.',
  ],
  ['Ne te compare pas aux autres', 'Ne vous comparez pas aux autres'],
  ['N’oublie jamais ça', 'N’oubliez jamais ça'],
  ['Sais-tu pourquoi tes vidéos plafonnent ?', 'Savez-vous pourquoi vos vidéos plafonnent ?'],
  ['Veux-tu la suite ?', 'Voulez-vous la suite ?'],
  ['Dis-moi en commentaire', 'Dites-moi en commentaire'],
  ['Vas-y, achètes-en deux', 'Allez-y, achetez-en deux'],
  ['Je te montre ce que tu rates', 'Je vous montre ce que vous ratez'],
  ['On t’a menti', 'On vous a menti'],
  ['Il faut que tu fasses ça', 'Il faut que vous fassiez ça'],
  ['C’est pour que tu progresses', 'C’est pour que vous progressiez'],
  ['Tu t’es déjà demandé combien tu gagnes ?', 'Vous vous êtes déjà demandé combien vous gagnez ?'],
  ['Abonne-toi !', 'Abonnez-vous !'],
  ['Lance-toi maintenant', 'Lancez-vous maintenant'],
  ['C’est à toi. Le tien aussi.', 'C’est à vous. Le vôtre aussi.'],
  ['Cette vidéo est pour toi', 'Cette vidéo est pour vous'],
  ['Tu préfères essayer', 'Vous préférez essayer'],
  ['Tu achètes trop', 'Vous achetez trop'],
  ['Tu appelles qui ?', 'Vous appelez qui ?'],
  ['Tu jettes tes restes', 'Vous jetez vos restes'],
  ['Tu nettoies ta cuisine', 'Vous nettoyez votre cuisine'],
  ['Tu manges quoi ?', 'Vous mangez quoi ?'],
  ['Tu places ta caméra', 'Vous placez votre caméra'],
  ['Tu finis tard', 'Vous finissez tard'],
  ['Tu réussis mieux', 'Vous réussissez mieux'],
  ['Tu glisses', 'Vous glissez'],
  ['Tu attends quoi ?', 'Vous attendez quoi ?'],
  ['Tu regardes trop', 'Vous regardez trop'],
  ['Tu fais cette erreur', 'Vous faites cette erreur'],
  ['Tu dis oui', 'Vous dites oui'],
  ['Tu es prêt', 'Vous êtes prêt'],
  ['Tu as testé', 'Vous avez testé'],
  ['Tu vas adorer', 'Vous allez adorer'],
  ['Tu peux le faire', 'Vous pouvez le faire'],
  ['Tu dois savoir', 'Vous devez savoir'],
  ['Tu mets du sel', 'Vous mettez du sel'],
  ['Tu prends le bus', 'Vous prenez le bus'],
  ['Tu viens', 'Vous venez'],
  ['Tu écris', 'Vous écrivez'],
  ['Tu crois ça', 'Vous croyez ça'],
  ['Tu vois', 'Vous voyez'],
  ['Tu bois du café', 'Vous buvez du café'],
  ['Tu connais', 'Vous connaissez'],
  ['Tu rejoins le groupe', 'Vous rejoignez le groupe'],
  ['Tu perds du temps', 'Vous perdez du temps'],
  ['Tu ne le vois pas', 'Vous ne le voyez pas'],
  ['Tu voulais progresser', 'Vous vouliez progresser'],
  ['Tu pourrais essayer', 'Vous pourriez essayer'],
  ['Tu verras', 'Vous verrez'],
  ['Tu adoreras', 'Vous adorerez'],
  ['Fais ça', 'Faites ça'],
  ['Sois prêt', 'Soyez prêt'],
  ['Ouvre la fenêtre', 'Ouvrez la fenêtre'],
  ['Attends la fin', 'Attendez la fin'],
  ['Choisis ton camp', 'Choisissez votre camp'],
  ['Coupe les pointes', 'Coupez les pointes'],
  ['Prends un carnet et note tout', 'Prenez un carnet et notez tout'],
  ['Pour percer, poste chaque jour', 'Pour percer, postez chaque jour'],
  ['3 erreurs que tu fais avec ton téléphone', '3 erreurs que vous faites avec votre téléphone'],
  ['Ton audience te ressemble', 'Votre audience vous ressemble'],
  ['Tu peux t’arrêter', 'Vous pouvez vous arrêter'],
  ['On va te montrer', 'On va vous montrer'],
  ['Occupe-toi de toi', 'Occupez-vous de vous'],
  ['Sers-toi de ton téléphone', 'Servez-vous de votre téléphone'],
  ['Fais-le toi-même', 'Faites-le vous-même'],
  ['Quand tu auras fini, envoie-moi ton avis.', 'Quand vous aurez fini, envoyez-moi votre avis.'],
  ['Qu’est-ce que tu en penses ?', 'Qu’est-ce que vous en pensez ?'],
  ['Tu ne devrais pas faire ça', 'Vous ne devriez pas faire ça'],
  ['Tiens, prends ça', 'Tenez, prenez ça'],
  ['Avant que tu partes', 'Avant que vous partiez'],
  ['As-tu déjà essayé ?', 'Avez-vous déjà essayé ?'],
  ['Ton ex te manque ?', 'Votre ex vous manque ?'],
  ['Et toi, tu fais quoi ?', 'Et vous, vous faites quoi ?'],
  ['Et si tu arrêtais ?', 'Et si vous arrêtiez ?'],
  ['Tu veux que je te dise ?', 'Vous voulez que je vous dise ?'],
  ['Prends rendez-vous', 'Prenez rendez-vous'],
  ['Chez toi : sur tes {n} vidéos', 'Chez vous : sur vos {n} vidéos'],
  ['TU FAIS ÇA', 'VOUS FAITES ÇA'],
  ['Regarde @toi_et_moi #tumérites', 'Regardez @toi_et_moi #tumérites'],
  ['Voir https://exemple.fr/tu/veux', 'Voir https://exemple.fr/tu/veux'],
];

describe('tu becomes vous', () => {
  test.each(BOTH_WAYS)('%s', (tu, vous) => {
    expect(shiftAddress(tu, 'vous')).toEqual({ text: vous, unsure: [] });
  });
});

describe('vous becomes tu', () => {
  test.each(BOTH_WAYS.map(([tu, vous]) => [vous, tu] as const))('%s', (vous, tu) => {
    expect(shiftAddress(vous, 'tu')).toEqual({ text: tu, unsure: [] });
  });
});

test.each([
  ['Danse du jour', 'Danse du jour'],
  ['Note : 4 sur 5', 'Note : 4 sur 5'],
  ['Change de ton', 'Changez de ton'],
  ['T’as jamais essayé ?', 'Vous avez jamais essayé ?'],
  ['T’es prêt ?', 'Vous êtes prêt ?'],
  ['Recette facile', 'Recette facile'],
  ['', ''],
])('« %s » says vous as « %s »', (tu, vous) => {
  expect(shiftAddress(tu, 'vous').text).toBe(vous);
});

test('a noun whose gender is not known is left and named', () => {
  expect(shiftAddress('Montrez votre kloube', 'tu', () => null)).toEqual({
    text: 'Montre votre kloube',
    unsure: ['votre kloube'],
  });
});

test('chez, assez and nez are no verbs', () => {
  expect(shiftAddress('Assez parlé. Chez moi, le nez coule', 'tu').text).toBe(
    'Assez parlé. Chez moi, le nez coule',
  );
});
