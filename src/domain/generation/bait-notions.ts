import type { Language } from '#domain/language/text/spoken-words.ts';
import type { BaitSignId } from '#domain/generations/bait/bait-signs.ts';

/** Words of both languages that do the same work, under one name; a star ends the beginning of a word. */
export interface Notion {
  sign: BaitSignId;
  words: Readonly<Record<Language, string>>;
}

const notion = (sign: BaitSignId, fr: string, en: string): Notion => ({ sign, words: { fr, en } });

/** In the order of the weights. Whoever adds or moves one learns anew (tools/learning/bait/train-bait-meter.ts). */
export const NOTIONS: Readonly<Record<string, Notion>> = {
  i: notion('story', "je j' me m' moi", "i i'm i'd i'll i've me myself"),
  my: notion('story', 'mon ma mes', 'my mine'),
  you: notion('address', "tu te t' toi vous", "you you're you'll you've you'd yourself yourselves"),
  your: notion('address', 'ton ta tes votre vos', 'your yours'),
  he: notion('story', 'il elle lui', "he she him her he's she's"),
  they: notion('nobody', 'ils elles eux leur leurs', "they them their they're they've they'll"),
  we: notion('address', 'nous notre nos on', "we us our we're we've we'll let's"),
  nobody: notion('nobody', 'personne aucun aucune nul', 'nobody none'),
  everyone: notion('superlative', 'gens', 'everyone everybody people anyone anybody'),
  someone: notion('withheld', "quelqu' quelque", 'someone somebody something'),
  this: notion(
    'withheld',
    "ça ceci cela cette ce c' cet ces celui celle ceux",
    "this that that's these those it it's",
  ),
  thing: notion(
    'withheld',
    'truc trucs chose choses détail* geste machin',
    'thing things detail* trick* stuff hack*',
  ),
  here: notion('withheld', 'voilà voici', "here here's"),
  there: notion('waiting', 'là', "there there's"),
  what: notion('withheld', "que qu' quoi quel quelle quels quelles", "what what's whatever which"),
  why: notion('withheld', 'pourquoi raison*', 'why reason*'),
  how: notion('quiz', 'comment', 'how'),
  when: notion('waiting', 'quand lorsque', 'when'),
  who: notion('withheld', 'qui', "who who's"),
  where: notion('withheld', 'où', 'where'),
  never: notion('superlative', 'jamais', 'never ever'),
  always: notion('superlative', 'toujours', 'always forever'),
  all: notion('superlative', 'tout toute tous toutes', 'all every everything whole entire'),
  nothing: notion('superlative', 'rien zéro', 'nothing zero'),
  only: notion('superlative', 'seul seule seulement uniquement', 'only just single'),
  no: notion(
    'wording',
    "ne n' pas non",
    "not no don't doesn't didn't won't can't isn't wasn't couldn't wouldn't shouldn't aren't haven't hasn't ain't cannot without",
  ),
  degree: notion('superlative', 'plus moins trop très tellement', 'more less too so very really'),
  even: notion('superlative', 'même', 'even'),
  already: notion('wording', 'encore déjà', 'still yet already again'),
  best: notion(
    'superlative',
    'meilleur* pire* ultime* parfait*',
    'best worst most greatest biggest ultimate perfect* craziest dumbest smartest',
  ),
  before: notion('threat', 'avant', 'before until'),
  after: notion('wording', 'après depuis', 'after since'),
  now: notion(
    'waiting',
    "maintenant immédiat* aujourd' demain",
    'now right tonight today tomorrow immediately',
  ),
  next: notion('waiting', 'puis ensuite alors soudain* bascul*', 'then suddenly next'),
  end: notion(
    'waiting',
    "fin bout jusqu' jusque dernier* finalement enfin",
    'end ends ending last final* finally',
  ),
  late: notion('threat', 'tard dernière chance', 'late chance'),
  if: notion('threat', "si s'", 'if'),
  but: notion('wording', 'mais pourtant sauf', 'but except though'),
  because: notion('wording', 'parce car donc', 'because'),
  and: notion('wording', 'et', 'and'),
  or: notion('wording', 'ou', 'or'),
  watch: notion('waiting', 'regard* vois voyez vu voir écout*', 'watch* look* see saw seen listen*'),
  wait: notion('waiting', 'attend* reste* bouge*', 'wait* stay* hold'),
  stop: notion('threat', 'arrêt* stop fuy* jet*', 'stop* quit* avoid* throw'),
  guess: notion('waiting', 'devin* crois croire croyez imagin*', 'guess* believe* imagin*'),
  know: notion(
    'nobody',
    'sais savais savez savent sait savoir su appris apprend* découv* compri*',
    'know* knew known learn* discover* found realiz*',
  ),
  tell: notion(
    'nobody',
    'dit dire dis dites disent raconte* parle* avou* révèl* expliqu*',
    'tell* told say* said talk* admit* reveal* confess* explain*',
  ),
  need: notion('threat', 'faut dois doit devez devrai* besoin obligé*', 'need* must should gotta'),
  want: notion('address', 'veux veut veulent voulez voulu', 'want* wanted'),
  change: notion('superlative', 'chang* boulevers* transform*', 'chang* transform*'),
  make: notion(
    'wording',
    'montr* test* essai* essay* compar* fais refais prépar* cuisin* répar* pose poses posé posons coupe coupez couper mets',
    'show* test* try* tried compar* mak* made fix* build* cook* cut use* using',
  ),
  secret: notion(
    'nobody',
    'secret* cach* vérité* mystèr* interdit* tabou*',
    'secret* hid* truth* myster* forbidden banned taboo',
  ),
  lie: notion(
    'threat',
    'mentir menti mentent mens mensonge* arnaque* piège* trich* trahi* complot*',
    'lie lies lied lying scam* trap* cheat* betray* fraud* fooled',
  ),
  danger: notion(
    'threat',
    'danger* risqu* alerte* attention gare menace* poison* toxique* tue* mort* mourir',
    'danger* risk* alert* warning* threat* poison* toxic kill* dead deadly death die dies died dying',
  ),
  ruin: notion(
    'threat',
    'ruin* détrui* gâch* perd* perte* catastroph* désastr* effondr* désespér* drame* échec*',
    'ruin* destroy* wreck* lose losing lost disaster* catastroph* collaps* fail* crash*',
  ),
  fear: notion(
    'feeling',
    'peur* terrifi* effray* angoiss* panique* trembl* frisson* horrible* horreur* cauchemar* flipp*',
    'fear* afraid scare* scary terrif* panic* shak* chilling chills horror* horribl* nightmare* creepy haunt*',
  ),
  shock: notion(
    'feeling',
    'choc choqu* incroyabl* hallucin* dingue* fou folle fous stupéfi* sidér* ahuri* inimagin* délir*',
    'shock* unbeliev* incredibl* insane* crazy mind* stun* speechless jaw* unreal wild* amaz* blew blow*',
  ),
  tears: notion('feeling', 'pleur* larm* coeur cœur ému* émot*', 'cry* cried tears heart* emotion* sobb*'),
  anger: notion(
    'feeling',
    'honte* scandal* furieu* rage* colère* dégoût* révolt* hait déteste*',
    'shame* scandal* furious* rage* angr* disgust* hate* outrag*',
  ),
  regret: notion(
    'threat',
    'regret* désol* erreur* bêtis* trompe*',
    'regret* sorry mistake* wrong* mess messed',
  ),
  miracle: notion(
    'superlative',
    'miracle* génie* magique* magie révolution* instant* gratuit* riche*',
    'miracle* genius magic* revolution* instant* free rich effortless*',
  ),
  life: notion('superlative', 'vie vies monde planète', 'life lives world planet'),
  authority: notion(
    'nobody',
    'marques industrie* banque* médecin* experts gouvernement* docteur* pros',
    'brands industry companies bank* doctor* experts government*',
  ),
  number: notion(
    'number',
    'deux trois quatre cinq six sept huit neuf dix onze douze quinze vingt trente quarante cinquante soixante cent mille demi*',
    'two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty hundred half dozen',
  ),
  unit: notion(
    'number',
    'euro* minute* seconde* heure* gramme* kilo* litre* mètre* centimètre* degré* cm km kg ml mm h min cuillère* gouttes page* étape*',
    'euro* dollar* cent cents buck* minute* second* hour* gram* ounce* pound* cup* inch* feet foot degree* mile* page* step* tablespoon* teaspoon*',
  ),
  period: notion(
    'number',
    'jour* semaine* mois an ans année* matin* soir* nuit*',
    'day* week* month* year* morning* evening* night*',
  ),
  date: notion(
    'number',
    'lundi* mardi* mercredi* jeudi* vendredi* samedi* dimanche* janvier février mars avril mai juin juillet août septembre octobre novembre décembre printemps été automne hiver',
    'monday* tuesday* wednesday* thursday* friday* saturday* sunday* january february march april june july august september october november december spring summer autumn fall winter',
  ),
  a: notion('vague', 'un une', 'a an'),
  the: notion('wording', "le la les l'", 'the'),
  of: notion('wording', "de du des d'", 'of from'),
  to: notion('wording', 'à au aux', 'to'),
  in: notion('wording', 'dans en', 'in into inside'),
  on: notion('wording', 'sur sous', 'on over under'),
  with: notion('wording', 'avec sans', 'with'),
  for: notion('wording', 'pour', 'for'),
  by: notion('wording', 'par chez', 'by at'),
  is: notion('wording', 'est sont es suis êtes sommes', 'is are am be'),
  was: notion('story', 'était étaient étais serait', 'was were been being'),
  had: notion('story', 'ai as a ont avons avez', 'had have has'),
  will: notion('threat', 'va vas vais vont allez sera aller', 'will going gonna gets get got'),
  can: notion('wording', 'peut peux pouvez peuvent pouvoir', 'can could may might'),
  its: notion('wording', 'son sa ses se', 'his its'),
};
