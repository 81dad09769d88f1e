/** Written by bench/learn/dogma-nets.mjs, not by hand. */
export const net = {
  "format": "conclave-net",
  "version": 1,
  "game": "dogma",
  "players": 0,
  "features": "dogma-belief/1",
  "layers": [
    28,
    16,
    1
  ],
  "mean": "q6jMPpIt4T6HUyQ+e/Hjv00cqz7OiBA/DaefPReD9D3p+2Q9FPBuvljK6z5v1N8+mhI0QO7Ehj/Z2Ls+mUQ4Pv8goj+0gLw+CssvP439Hz/IhhE/mGMOQLRLHT+9urlAc+SLPteqET/NU0Y+EUPJPg==",
  "deviation": "hcz6PkUj/j5x7bs+OXIHQP8SNz+cvwY/k0SJPskDpj5jiCs+FDhCP21zyz7+Djw/u/CRP7Iylz+wdHk+GGJ+P3pGgT9tuUU/r85XP+T/Iz8ITR8/RuyVP280+T5VCxtAQyV5P1GteD4TVco+rpSGPg==",
  "weights": "S+QBviYYkb06uNa86Qa0PX12zj6krp4+ZptWPmc5Rj2gOic+QR+SPSnH1Lsd4Fs+n0YGvoVgLT6S0hq/eONVvikmUL6hzBQ+EjI2PeSyJT7cVFs/fLkDveFngb6mOAS+hZjuPTW08r1OtzU+8PGfPtIcIj5tZlS+JkhLv8v4yb1yuVs+0l4RPQsAUD12Kk49mxVwPosZ2L2iz6o+YC2xv1rLpj7bFHC9aBnpPXtoDr7E3Ay/3mYhP7Bcr73VVAG/hWRnPjKZlr6L1cE9PlTGvqQdaD3io+i+mhYSPxfsfb0GjGs954u2vtj7Sz48pBY+nvzXPq3tSz0zocI9D7KCP0LzFT9ayvK+11F6PG8rmD1QXAs/zEXFvgI6yr6raz88S/2NvRbXSr72SQ0+GjCcvgD+R79v7uk+F1SavkFu3Ty7pxw+K6HuvVZ0hz57vsS+bD/RvBWC9b3XbqA9Joy9PkMvZz6FOyy+fnU7Pilupj6ppey+ia/6PIjeQD8GCOS+xHRSvSqroL6Kxjc9DHZTPci4lryKPfY+0j2ePtreh7+ieVG+wd/yPq0jqz5saVC+Db2bPW5Zlj3tVro9ZJwgPqh3nr4XjhO86RdRvkS9Dj74MNa91Mmivrwydz0YuKC+7BijvSu7r70b9rc9mHX2u5JCC78API+9xNASvuIHrz4+xiM/qlweP8WPAD5uIbM9j/E8vro9Gz+fLUG/dBHFvsg22zo/RRm9OoYtvghB9j3DyqE+BUasPc+9Bz7R6RE++BDsPrK5nDz4SzE9pJR8vq3d3r7J+m89e5R1PvlEJr5gymy+dGWDvhjWAD92otc+Rc0LvyE7yL6eECq/4QGKvopZ6r0eywA+jNvwvnFrjr+PGek+qcSTPqaAYzuek9u+t3A5PjJbQb6iz6++oDO/PUrnmr5U2DW+epFkvzNF8D5QYI0+MawkPeIFjL+E8WA+FGZnvdyhcT5jwD29W751vW5Xrj7YdN++iO0Dvg8jsb4jjzO+JZ9Kvi3vTzxrUQo+pC1TPUcxwL5UR+29jK6qvWchIL8W9fk+X+55vvqqRj1PRK0+LAbsPkoEaT5KgbM7/02nPmqssz4ot1S/S1bwPvrIFD3ppm4+N+ObvyS2gr9CplG+0EEIvzt1jD6pZkM+Y2EiP7T2Bz9BI9U+OYU3vvCK7j40Xhq/+DwkPgLW/j2RWzY+D9lxva/i5z1nf4y+o2h0vxDv3b6NQYu+4PT9PSVzFL+yfFU/xOUVvcSTEb52u5i/8y9pPUTb6Tx7KJw+4Jo4PysDIz1gE0i95v6WvkhbMD6hArK9gxbWvt+qqT5FOf490n5FvHztOD6b9By+qe+TNrhQHD6zxIs9hoqFPgSgAT047yM+bsToPtFpZr0LNSI80yqDvd6HgT4FObC+3XCCPvJTjD7eUfo+P1DNPZ2LMb7sm/I+HCK4vdvKTD9dQ5m+f6LTPWKoSL3hF84++9bXPmbKCT86lUA+gOyyvwyGGr4eX6c+w439O9hbib2pWRE+YZ6Yvcyubj5mvLE9DYb2vkPLHL5Doc+9rKEePd6Z3DyI/po+f1COvoXE+r3taT6+s9h7uxkV/76VKTK92EMZvjhfNj5dI0y+8t6ZvkWSwb012gG/5gmSPojo5L69YZS/UhX6PnqH570DM5q8nYs7Pi7xyLyc0/89E5KYvgt9Bj5tKwI+nkjEvhK5jL/7m+E+zt+TvpHPfb5hRp+/OrhYPjvVLz4/2gE/wwroPknXSb7YToA+5Vhevl7xSj1B6C+/qzmDvZn2+73mUTg+Km+6vYzNuL15fQk+PpG/PXD1GTzO4UK+xjA5vt4JYT7XUhy+f12bvsBOg7xH8uo99Y4rv73wFL/5t+I+gGPSPqpnVj4UgtO+mnO1PjZYWb7qy0E+ErNrPuIvHL7tpxO94bGHPvRUfTyXZWY+ihzoPAFXnbzUwsS+2YUVPswFhb8aKHQ92B9UPijjmr7NdF2+NF7SPmOeWD5BTX49bLh6vhuTmL5I9wm/Arlpv55ApT4N8Es+plZqvdMFtr6P2CM+ZKecvk1Svj2xHzk+WZQiPGDRtz760qo+A2sjP1q+Kz6ac+U+cLIAvAOVrr3Pdxc+nI7Fv/s2oDsHZFq+lLU6PjL16z3v8AS+g7w1vtlM1T6c08++4WUQvzOPcb6+YoY+oEEVPqey7r5R3Cc/r2v9un+1Cz6lpEs/wtamvajIar3CFCK+DHwpPfSalD2jZKa/GvOavwrhkT6oQAO+RZb+PrYmhD1UsCe+iRBRviKbtLy1u4a+fbmbvIwoxT292Yo++zn8PqRWTz5Tk7A9WpSNPsK30z5oQwk9Cr52vhM9A79NFh+/BlmdvlhWUr5u3RU+qB+hPbhcgL0AetY+EWpZv82DDb9zJGq+JTr6PhIip755Pso+0nhQvdhtPT6V9Ao936WkPNlvtj5iziu+Bn6evRJwTb4JVN6+Fcbhu3EsPb39JmI+0foRP9SbXD97PPw+19e3PnEjBb/q7Ec/UA9wv7Tmub7ocxe/gMYHP8GaIT+Vg5y/H2HYvv4WB78HyS8/Mqnvvg==",
  "made": {
    "script": "bench/learn/dogma-nets.mjs",
    "seed": "dg-belief-1",
    "games": 3000,
    "epochs": 4
  },
  "checksum": "f4caea16"
};
