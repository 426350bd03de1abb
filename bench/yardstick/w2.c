/* A yardstick, no part of the product: complete random solo games of Cartographers (base box, side A) in C
   written by hand, on 128-bit sets. bench/native.py builds and runs it beside ours; it prints games per second. */
#include "w2.h"
int main(int ac,char**av){ init(); R r={7}; double T=1.5,best=0; long g=0,pl=0; double s1=0,s2=0,rt=0; long leg=0;
 for(int rep=0;rep<3;rep++){ g=pl=leg=0;s1=s2=rt=0; double t0=cpu(),t; do{ for(int k=0;k<1000;k++){ G x; newgame(&x,&r); while(!x.over){advance(&x,&r); leg+=random_move(&x,&r); pl++; after(&x,&r);} g++; s1+=x.score; s2+=(double)x.score*x.score; int q=0; for(int i=0;i<4;i++) q+=SOLO_NUM[x.ed[i]]; rt+=x.score-q; } t=cpu(); }while(t-t0<T); double v=g/(t-t0); if(v>best) best=v; }
 double m=s1/g; printf("W2 full-rules random solo: games/s %.0f decisions/s %.0f (%.2f decisions/game, %.1f legal placements/decision) score mean %.2f sd %.2f rating mean %.2f\n",best,best*pl/g,(double)pl/g,(double)leg/pl,m,__builtin_sqrt(s2/g-m*m),rt/g); }
