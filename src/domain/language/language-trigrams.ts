/**
 * Three letters in a row that are commoner in one language than in the other, by the natural logarithm of how much commoner,
 * rounded; _ is the border of a word. Counted on the product's own texts (`src/i18n`), the 320 most telling of each.
 */
export const TRIGRAMS = {
  fr: {
    1: `_en _la _pa _pl _po _ra _ri _un abo ait ant ar_ ard com cte dem ell emp erm ern es_ esu et_ eti ett exi fai hro
ibl ifi il_ ir_ iss lle mme ne_ ntr omm par pas rel rme rop say sup sur tai tan tat tte ues upp`,
    2: `_av _c_ _el _le _mê _qu _su _té _vé aff ais ane ans arg ava car chi cor de_ don emi err fau ffi fic foi fre gis
gé_ hoi ich ici ire isi lie lir mée mêm nch nci nco ngé nne nu_ nés oit omp onn pon ppo que rai reg ret rge rie
rni ron rro sui te_ tie tél ue_ uit urs uti vre vér`,
    3: `_au _de _du _ic _je _jo _lu _mé _pé _ut _y_ _âg _éc _êt air aqu aut aux aye bon bre chr ci_ cie clé cré dan dep
dez déj eau ec_ eil ema enn enr env epu eto eul eut eux evé haq ie_ ien ier iez ili iqu iré isa ièr ié_ iée jà_
les leu lev lta lé_ mbr mer moi mpt mé_ méd nie nnu nom nul nvo oi_ oir omb oni oye peu ppr pré pte pui pér qu_
qui ra_ rer rir rmé rté ré_ réc rés san sat sem seu si_ ssé sé_ sée tez tir tou tro tré uel uil uis un_ une uré
uvr ux_ van vea veu vez voi voy vé_ vés xio yez âge ère ès_ éca éce éch édi éjà élé éta été ême êtr`,
    4: `_ce _d_ _dé _es _et _il _l_ _n_ _ré _vo _vu _à_ _ét adr au_ auc cet cun du_ déo eur ez_ ffr hie hif idé jou la_
lié lus mot nné née ois otr ous ouv plu pou rap rée sez sse teu tre té_ ucu ui_ us_ utr uve vec vos vot vou vue
ée_ ées éo_ éos éri és_`,
  },
  en: {
    1: `_ac _an _as _at _ca _fo _he _ho _in _no _nu _ta _to ain are dat hen if_ ime is_ kes lea let lon mbe nd_ nge nts
oll ome ord ore ot_ rep sin use vie`,
    2: `_al _ge _ha _lo _on _st _we acc all ame an_ ase at_ ata be_ cou cre ds_ eno equ eve ffe fig fil gs_ has her hoo
hou its ks_ ngs nno nth num om_ ong ose oug oul pen ppe pt_ sav sig tho tor ve_ wee`,
    3: `_ag _ea _ev _fr _gi _if _kn _my _op _or _ot _ow _ro _sh _up _us _wo _wr ach ack ade adi ady alr ano any ask ast
asu ato ays bac ber cco clo cov cto ded del din do_ doe dy_ eac ear eat edi ee_ een eft eir em_ emo epo ese ete
ewe ey_ fol for ft_ fte ged get gh_ giv go_ gur hat hav he_ hei hem hol id_ ide igu ile in_ irs ish ke_ ken key
kno ld_ led lef llo loa los lre ly_ may mea med mor mos mov my_ nam nc_ ned nin nk_ nke nly not ny_ oad ock od_
oes oke old one onl oo_ oos ope ork ost oth owe own ows red rm_ rom row rst see she ss_ ssw swo ta_ tay tim too
try ty_ ugh uld umb und up_ ved way wer wha whe whi wil wn_ xt_ ys_ ysi`,
    4: `_be _by _is _it _ke _of _th _wa _wh _wi _yo ad_ add aga ake ay_ bef by_ can ch_ ck_ day ddr deo ead eas ed_ efo
eo_ eos ere eri ery ew_ ews fro gai gn_ hed hin his how iew ing ink ith ked lin ll_ low new ng_ no_ now of_ or_
oun ove ow_ rea ry_ sed sho tak ted th_ tha the thi to_ unt was wit wor ws_ you`,
  },
} as const;
